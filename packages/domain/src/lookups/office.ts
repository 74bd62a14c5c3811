/** Short lists about an office and its people. Each is stored as the word shown. */

/** What a person may choose to read and be written to in. */
export const languages = ['English', 'Hindi', 'Gujarati'] as const;
export type Language = (typeof languages)[number];

/** Of each language its tag (BCP 47), and its name as its speakers write it. */
export const languageTags = { English: 'en', Hindi: 'hi', Gujarati: 'gu' } as const satisfies Record<Language, string>;
export type LanguageTag = (typeof languageTags)[Language];
export const languageNames = {
  English: 'English',
  Hindi: 'हिन्दी',
  Gujarati: 'ગુજરાતી',
} as const satisfies Record<Language, string>;

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];
