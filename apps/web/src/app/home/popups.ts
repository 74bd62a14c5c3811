/** What Home adds in a popup over itself (spec section 3.3), by the word in its address. */
export const popups = {
  property: '/addProperty',
  inquiry: '/addInquiry',
  project: '/addproject',
  migration: '/datamigration',
} as const;

/** The way to what is added at a path: its popup where it has one. */
export const popupPath = (path: string): string => {
  const popup = Object.entries(popups).find(([, at]) => at === path);
  return popup ? `?add=${popup[0]}` : path;
};
