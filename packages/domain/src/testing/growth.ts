const times = 8;

/** Processor time of one run, in microseconds; the best of several, since others use the machine too. */
const costOf = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const began = process.cpuUsage();
      let runs = 0;
      // Long enough for the clock to see it.
      do {
        work();
        runs++;
      } while (process.cpuUsage(began).user < 3_000);
      return process.cpuUsage(began).user / runs;
    }),
  );

/**
 * How much dearer a character gets as the text grows to eight times its length: about 1 for work that goes by the length,
 * 8 where it goes by its square. `piece` is repeated to make the texts, the shorter of `short` characters.
 */
export const growthOf = (read: (text: string) => unknown, piece: string, short = 8_000): number => {
  const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const [few, many] = [textOf(short), textOf(short * times)];
  const growth = () => costOf(() => read(many)) / costOf(() => read(few)) / times;
  // What others do with the machine makes one measure dearer now and then; work by the square is dear in each.
  return Math.min(growth(), growth(), growth());
};
