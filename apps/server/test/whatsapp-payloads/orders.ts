/** Meta's retries come in other bytes too, where it batches them anew: an event that says the same with a member more. */
const again = (event: object): object => ({ ...event, told_again: true });

/** A shuffle that is the same at every run. */
const shuffled = <T>(all: readonly T[], seed: number): T[] => {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state;
  };
  return all
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
};

/** Orders in which the same events may come: as they happened, backwards, and mixed with each twice in the same and in other bytes. */
export const orders: Readonly<Record<string, (events: readonly object[]) => object[]>> = {
  'as they happened': (events) => [...events],
  backwards: (events) => events.toReversed(),
  'each three times, mixed': (events) => shuffled([...events, ...events, ...events.map(again)], 7),
  'mixed otherwise': (events) => shuffled([...events, ...events.map(again)], 4711),
};

/** Parts of a list, so many in each. */
export const parts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
