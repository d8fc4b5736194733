/** Everything that may be asked in the room of the strategic sieges. */

/** What may be asked in the room. None of them ever throws. */
export interface StrategicAsks {
  /** The sheets of another game are laid on the table. */
  game(id: string): void;
  seed(seed: number): void;
  /** A text was pasted, or read from a file: a note, a brief, or a result. */
  bring(text: string): void;
  roll(): void;
  watch(): void;
  next(): void;
  play(): void;
  toldAll(): void;
  save(): void;
  copyText(): void;
  copyLink(of: 'brief' | 'result'): void;
  /** What would have happened by dice: it is counted when it is first asked for. */
  beside(): void;
  closeSheet(): void;
  /** The siege goes on: its next assault is laid on the table. */
  again(): void;
  fight(): void;
  begin(): void;
  choose(option: string): void;
  seat(seat: 'attacker' | 'defender', machine: boolean): void;
  rollRest(): void;
  giveUpFight(): void;
  /** Lays the sheet of the siege that was fought last. */
  showFought(): void;
}
