/** The moment of a day and a time in India: '2026-11-22', '10:30'. */
export const momentAt = (day: string, time: string): string => `${day}T${time || '10:00'}:00+05:30`;

/** The time in India at a moment, as a time field has it. */
export const timeOf = (at: string): string => new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(11, 16);
