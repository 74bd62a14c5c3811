import { whenBack } from './online.ts';

/**
 * Code of what nobody asked for. Where the line breaks before it is there, it comes with the line: its failure would take
 * away the screen that it stands over.
 */
export const withTheLine = <M>(load: () => Promise<M>): Promise<M> =>
  load().catch(
    () =>
      new Promise((back) => {
        const stop = whenBack(() => {
          stop();
          back(withTheLine(load));
        });
      }),
  );
