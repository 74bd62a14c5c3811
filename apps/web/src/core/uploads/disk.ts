/** Where files are kept until they are sent. Its code comes after the screen's: where it did not, they live in memory only. */
export const disk = () => import('./kept.ts');

type Disk = Awaited<ReturnType<typeof disk>>;

/** Milliseconds after which a disk that does not answer holds nothing up. */
const patience = 3000;
const late = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/** Once what was asked for so far is on the disk, or cannot be. */
export const untilWritten = (): Promise<unknown> =>
  Promise.race([
    disk().then(
      ({ allWritten }) => allWritten(),
      () => undefined,
    ),
    late(),
  ]);

/** In the order in which it is asked for. */
export const onDisk = (run: (files: Disk) => unknown): void => void disk().then(run, () => undefined);
