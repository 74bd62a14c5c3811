/** Short lists about an office and its people. Each is stored as the word shown. */

/** What a person may choose to read and be written to in. */
export const languages = ['English', 'Hindi', 'Gujarati'] as const;
export type Language = (typeof languages)[number];

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];
