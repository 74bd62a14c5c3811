/**
 * What an office may try (domain 7.2): the code of its plan, the days that it lasts, and the days by which the Admin may
 * make it longer, once.
 */
export const trial = { plan: 'trial', days: 14, extraDays: 7 } as const;
