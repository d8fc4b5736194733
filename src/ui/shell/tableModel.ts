/** The one object between the app and the page: signals of what to show, and what the page may ask for. */
import type { Offer } from '../prompts/offerWords.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import type { Action } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import type { HexId } from '../../board/hex.ts';
import type { MapFile } from '../../board/mapFile.ts';
import type { ChosenCard } from '../store/chosenCard.ts';
import type {
  Banner,
  Caption,
  ChronicleLine,
  CommandCard,
  DiceCard,
  HexCard,
  Hint,
  OddsCard,
  ResultCard,
  SiegeState,
  Status,
  TallyCard,
  TrackCard,
} from '../store/model.ts';
import type { Cite } from '../../rulebook/cases.ts';
import type { AskingModel } from '../store/questions.ts';
import type { KeysModel } from '../features/keyBindings/keysModel.ts';
import type { HandoverModel } from '../features/handOver/handoverModel.ts';
import type { AnalysisModel } from '../features/analysis/analysisModel.ts';
import type { LessonsModel } from '../features/tutorial/lessonsModel.ts';
import type { SeatingModel } from '../features/seats/seatsModel.ts';
import type { SettingsModel } from '../store/settingsModel.ts';
import type { SiegeGate } from '../features/strategic/strategicModel.ts';
import type { RollModel } from '../features/dice/rollModel.ts';
import type { ReplayModel } from '../features/replay/replayModel.ts';
import type { SavedGamesModel } from '../features/savedGames/savedGamesModel.ts';
import type { AgreementModel } from '../features/takeBack/agreementModel.ts';
import type { WindowId } from '../commands/commandTable.ts';

/** A battle that can be begun. */
export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** "Turns 2 to 6, by night". */
  readonly turns: string;
  /** "60 min", or null where nobody knows. */
  readonly length: string | null;
  /** "38 pieces". */
  readonly size: string;
  /** It is the one to begin with. */
  readonly easy: boolean;
  /** Index = Side. */
  readonly sides: readonly [string, string];
  /** How many house rules can be chosen in it. */
  readonly houseRules: number;
  /** Where its picture is, or null while it has none. */
  readonly picture: string | null;
}

/** A game kept in this browser. */
export interface KeptGameLine {
  readonly title: string;
  /** "Turn 3, Sauron moves". */
  readonly where: string;
}

export interface TitleModel {
  readonly scenarios: readonly ScenarioCard[];
  /** Null where there is none, a line why where that cannot be told; undefined while the store is asked. */
  readonly kept: KeptGameLine | string | null | undefined;
}

/** A message that wants to be read: a broken file with all its problems, or a question. */
export type Message =
  | Readonly<{
      type: 'problems';
      title: string;
      text: string;
      problems: readonly Readonly<{ path: string; message: string }>[];
    }>
  | Readonly<{ type: 'question'; title: string; text: string; yes: string; no: string }>
  | Readonly<{ type: 'notice'; title: string; text: string }>;

/** A case at which the book is opened. Asked for again, it is another mark. */
export interface Bookmark {
  readonly cite: Cite;
}

/** A key that works on the board, and what it does there. */
export interface KeyLine {
  readonly key: string;
  readonly label: string;
}

export interface TableModel {
  readonly screen: ReadonlySignal<'title' | 'table'>;
  readonly title: ReadonlySignal<TitleModel>;
  readonly status: ReadonlySignal<Status>;
  readonly inspector: ReadonlySignal<HexCard | null>;
  /** The chosen unit, for where there is no room for the inspector. */
  readonly unit: ReadonlySignal<ChosenCard | null>;
  /** The battle on the table. */
  readonly battle: ReadonlySignal<Battle | null>;
  /** The map of the battle on the table. */
  readonly map: ReadonlySignal<MapFile | null>;
  /** The board is looked at from so far off that blocks stand for the pieces. */
  readonly far: ReadonlySignal<boolean>;
  /** The window is too narrow for a desk. */
  readonly narrow: ReadonlySignal<boolean>;
  readonly odds: ReadonlySignal<OddsCard | null>;
  readonly chronicle: ReadonlySignal<readonly ChronicleLine[]>;
  readonly tracks: ReadonlySignal<readonly (TrackCard | TallyCard)[]>;
  /** Ladders left in supply; null where the battle has none. */
  readonly ladders: ReadonlySignal<number | null>;
  /** Supplies, magic and who is expected. */
  readonly siege: ReadonlySignal<SiegeState>;
  readonly hint: ReadonlySignal<Hint>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly dice: ReadonlySignal<DiceCard | null>;
  readonly banner: ReadonlySignal<Banner | null>;
  /** Of the sounds that are heard now. */
  readonly captions: ReadonlySignal<readonly Caption[]>;
  readonly result: ReadonlySignal<ResultCard | null>;
  readonly message: ReadonlySignal<Message | null>;
  readonly commands: ReadonlySignal<readonly CommandCard[]>;
  /** The window that lies over the table, or null. */
  readonly window: ReadonlySignal<WindowId | null>;
  readonly settings: SettingsModel;
  /** Watching again. */
  readonly replaying: ReplayModel;
  /** The games kept in this browser. */
  readonly savedGames: SavedGamesModel;
  /** Dice of the players' own hands. */
  readonly roll: RollModel;
  /** Steps back on which both players agree. */
  readonly agreement: AgreementModel;
  /** Threats, lines of sight, plans, the record, the dice, the figures. */
  readonly analysis: AnalysisModel;
  /** Who sits where, the machine, the match, the next game. */
  readonly seating: SeatingModel;
  readonly lessons: LessonsModel;
  /** The room of the strategic sieges, once it is fetched. */
  readonly sieges: SiegeGate;
  /** Where the book lies open; null = it opens at its beginning. */
  readonly bookmark: ReadonlySignal<Bookmark | null>;
  /** What the book adds to a case from the battle that is played. */
  readonly inThisBattle: ReadonlySignal<Readonly<Partial<Record<Cite, string>>>>;
  /** Two players at one screen. */
  readonly handover: HandoverModel;
  /** Questions about the board for those who listen. */
  readonly asking: AskingModel;
  /** Which key stands for what. */
  readonly keys: KeysModel;
  /** Keys beside those of the commands, for the book. */
  readonly boardKeys: ReadonlySignal<readonly KeyLine[]>;
  /** What a screen reader is told at once: the outcome of an action, a refusal, the hex under the cursor. */
  readonly announcement: ReadonlySignal<string>;
  readonly ask: TableAsks;
}

/** Everything the page may ask for. None of them ever throws. */
export interface TableAsks {
  resume(): void;
  command(id: CommandCard['id']): void;
  endStep(): void;
  /** Chooses the next piece that can still act. */
  nextUnit(): void;
  /** Comes near to what is chosen, or to the fighting; from near, goes back. */
  nearOrFar(): void;
  confirm(): void;
  cancel(): void;
  /** Gives an order that was advised. */
  obey(action: Action): void;
  offer(id: string): void;
  /** Show a hex: a line of the chronicle was chosen. */
  show(hex: HexId): void;
  /** Opens the book at a case. */
  openCase(cite: Cite): void;
  /** The answer to a question, or the end of reading a message. */
  answer(yes: boolean): void;
  /** A file was chosen or dropped. */
  open(file: File): void;
  dismissBanner(): void;
  dismissResult(): void;
}

/** The page: what fills the place of the board is handed in (canvas and mirror). */
export interface TableProps {
  readonly model: TableModel;
  readonly board: ComponentChild;
}
