/** Runs `work` when asked; asked for while it runs, it runs once more after that. `idle` resolves when it does not run. */
export const oneAtATime = (work: () => Promise<void>, fail: (error: unknown) => void) => {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work().catch(fail);
    } while (again);
    running = undefined;
  };
  const ask = (): void => {
    again = true;
    running ??= run();
  };
  return Object.assign(ask, { idle: async () => void (await running) });
};
