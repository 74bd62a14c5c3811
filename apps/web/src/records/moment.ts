/** The moment of a day and a time in India: '2026-11-22', '10:30'. */
export const momentAt = (day: string, time: string): string => `${day}T${time || '10:00'}:00+05:30`;

/** A moment as a field has it, in India: '2026-11-22T10:30'; '' for none. */
export const localOf = (at: string | null): string =>
  at === null || at === '' ? '' : new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 16);

/** The time in India at a moment: '10:30'. */
export const timeOf = (at: string): string => localOf(at).slice(11);

/** The moment that a field says; '' for none. */
export const momentOf = (local: string): string => (local === '' ? '' : `${local}:00+05:30`);
