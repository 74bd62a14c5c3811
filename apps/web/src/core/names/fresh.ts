/** The key under which the device keeps the names of lists. */
export const namesKey = 'names';

/** Milliseconds after which the lists are fetched anew in the background. */
const staleAfter = 10 * 60_000;

/** Whether names that are kept need not be fetched; the page asks by the same rule before the app is there. */
export const areFresh = (names: { hasLoadedInitialData: boolean; fetchedAt: number } | null | undefined): boolean =>
  Boolean(names?.hasLoadedInitialData) && Date.now() - names!.fetchedAt < staleAfter;
