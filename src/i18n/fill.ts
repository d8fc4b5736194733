/** The names in braces of a sentence: "{unit} moves to {hex}" asks for unit and hex. */
export type Blanks<S extends string> = S extends `${string}{${infer Blank}}${infer Rest}`
  ? Blank | Blanks<Rest>
  : never;

/** What has to be given for the blanks of a sentence. */
export type Fillings<S extends string> = Readonly<Record<Blanks<S>, string | number>>;

/** Puts the fillings into the blanks of a sentence; the compiler asks for every blank. */
export function fill<S extends string>(sentence: S, fillings: Fillings<S>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, blank: string) => String(fillings[blank as Blanks<S>]));
}

/** Half points as printed: 7 is "3½", 1 is "½". */
export function halfPoints(halves: number): string {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}

/** A count with its noun: "1 unit", "3 units". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
