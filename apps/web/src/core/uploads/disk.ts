/** Where files are kept until they are sent. Its code comes after the screen's: where it did not, they live in memory only. */
export const disk = () => import('./kept.ts');

type Disk = Awaited<ReturnType<typeof disk>>;

/** In the order in which it is asked for. */
export const onDisk = (run: (files: Disk) => unknown): void => void disk().then(run, () => undefined);
