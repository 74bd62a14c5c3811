/**
 * What a template may be: Meta's pages on components and on review, and below them what the specification's section 9
 * sets tighter (variables, buttons). Lengths are characters as people count them.
 */
export const templateLimits = {
  name: 512,
  header: 60,
  body: 1024,
  /**
   * Of a body on accounts where Meta has begun to hold marketing and utility to it (2388040), and emojis in it. Its own
   * pages still say 1,024, so more is warned of.
   */
  safeBody: 550,
  safeEmoji: 10,
  bodyVariables: 15,
  /** New lines in a row. */
  newLines: 2,
  footer: 60,
  buttons: 3,
  buttonText: 25,
  /** Of the button that calls on WhatsApp: one page of Meta's says 20, another 25. */
  callText: 20,
  websites: 2,
  phones: 1,
  calls: 1,
  url: 2000,
  /** With the plus. */
  phone: 20,
  leastPhoneDigits: 5,
  /** Of what a button copies. */
  code: 15,
  /** Days for which the button that calls on WhatsApp works. */
  callDays: { least: 1, most: 30, usual: 7 },
} as const;

/**
 * Words that a body needs outside its variables: at least 3 for each and one more, or it is refused. Meta publishes no
 * number; below 5 for each, refusals have been seen too.
 */
export const leastWords = (variables: number): number => 3 * variables + 1;
export const safeWords = (variables: number): number => 5 * variables;

/** How often what was submitted may be edited: an approved one once in 24 hours and 10 times in 30 days. */
export const editLimits = { perDay: 1, perMonth: 10, dayMs: 24 * 3_600_000, monthMs: 30 * 24 * 3_600_000 } as const;
