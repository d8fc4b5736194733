/** What may be shown over the sheet, or left away, and whether it is at first. */
export const SHOWN_AT_FIRST = {
  counters: true,
  zones: true,
  problems: true,
  numbers: true,
  roads: true,
  names: true,
  decor: true,
  night: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type LayerId = keyof typeof SHOWN_AT_FIRST;

/** In the order in which they are listed. */
export const LAYERS = Object.keys(SHOWN_AT_FIRST) as readonly LayerId[];
