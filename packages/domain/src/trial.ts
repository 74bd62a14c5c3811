/**
 * What an office may try (domain 7.2): the code of its plan and of the one whose features it has, the days that it lasts,
 * and the days by which the Admin may make it longer, once.
 */
export const trial = { plan: 'trial', like: 'team', days: 14, extraDays: 7 } as const;
