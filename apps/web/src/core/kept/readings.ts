/** Filters that words of somebody were read as. */
export interface Reading {
  readonly text: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

let last: readonly Reading[] = [];

/** Remembers what was typed: where its filters find no line, it is searched for by its letters. */
export const noteReading = (reading: Reading): void => {
  if (Object.keys(reading.filters).length > 0) last = [reading, ...last].slice(0, 20);
};

/** The latest first. */
export const readings = (): readonly Reading[] => last;
