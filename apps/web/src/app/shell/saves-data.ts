/** Whether somebody asked their browser to fetch as little as it can. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
