/** What an office's own WhatsApp number answers by itself to a lead (decision 301). */

/** Minutes after a lead came, and after it was asked, beyond which nothing is answered by itself. */
export const firstAnswerMinutes = 60;

export const firstAnswerHours = ['Working hours', 'Always'] as const;
export type FirstAnswerHours = (typeof firstAnswerHours)[number];

/** What a place of a template may be filled with. */
export const answerValues = ['First name', 'Office', 'Asked about'] as const;
export type AnswerValue = (typeof answerValues)[number];

/**
 * What became of it. Waiting: it goes out. Sending: it is on its way. Unknown: it may have gone, and is not sent again. Not
 * sent: nobody wanted it any more, as where somebody had answered.
 */
export const firstAnswerStates = ['Waiting', 'Sending', 'Sent', 'Failed', 'Unknown', 'Not sent'] as const;
export type FirstAnswerState = (typeof firstAnswerStates)[number];

/** The places of a template's body, in their order: {{1}} or {{name}}. */
export const placesOf = (body: string): string[] => [
  ...new Set([...body.matchAll(/\{\{\s*([a-z0-9_]{1,60})\s*\}\}/gi)].map((match) => match[1]!)),
];
