/** Who saw what: the actions that are logged, and when a day of revealing is unlike the others. */

export const viewedActions = ['Open', 'Reveal', 'Call', 'WhatsApp', 'PDF', 'Export'] as const;
export type ViewedAction = (typeof viewedActions)[number];

/** What shows a number whole: revealing it, or using it, since the phone's own app shows it then. */
export const revealActions = ['Reveal', 'Call', 'WhatsApp'] as const satisfies ViewedAction[];
export type RevealAction = (typeof revealActions)[number];

/** Minutes within which the same person opening the same record again is no news. */
export const openAgainMinutes = 30;

/** Days over which a person's usual number of reveals is taken. */
export const meanDays = 30;
/** So many in a day are never unusual. */
const leastUnusual = 5;

/** Whether `today` numbers in a day are more than three times what the person revealed a day over the last 30. */
export const isUnusual = (today: number, before: number): boolean =>
  today > Math.max(leastUnusual, (3 * before) / meanDays);
