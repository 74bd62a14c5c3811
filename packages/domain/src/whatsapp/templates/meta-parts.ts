/** Stands for what a template may have that an older version of the product did not look for: its next sync tells. */
export const unreadPart = 'UNREAD';

/**
 * What a template of Meta's can have that the editor here does not hold, by the code under which it is kept: in words,
 * and whether a message of it can be filled all the same. A code that is not here is of something that Meta has added
 * since: it stays at Meta, and nothing is sent without it.
 */
const metaParts: ReadonlyMap<string, { readonly words: string; readonly isFilled?: true }> = new Map([
  [unreadPart, { words: 'parts that are not known here yet' }],
  ['CAROUSEL', { words: 'a carousel', isFilled: true }],
  ['LIMITED_TIME_OFFER', { words: 'a limited-time offer' }],
  ['LOCATION', { words: 'a location as its header', isFilled: true }],
  ['GIF', { words: 'a GIF as its header' }],
  ['PRODUCT', { words: 'a product of a catalogue' }],
  ['CATALOG', { words: 'a button that opens the catalogue' }],
  ['MPM', { words: 'a button that opens a list of products' }],
  ['SPM', { words: 'a button that opens a product' }],
  ['COPY_CODE', { words: 'a button that copies a code', isFilled: true }],
  ['OTP', { words: 'a one-time password' }],
  ['FLOW', { words: 'a form' }],
  ['ORDER_DETAILS', { words: 'a bill' }],
  ['CALL_PERMISSION_REQUEST', { words: 'a request to be called' }],
  ['NAMED', { words: 'variables with names' }],
  ['MANY_VARIABLES', { words: 'more than 15 variables' }],
  ['MANY_BUTTONS', { words: 'more than 3 buttons', isFilled: true }],
  ['SETTINGS', { words: 'settings that are not known here', isFilled: true }],
]);

/** 'a carousel'; of something new Meta's own word for it. */
export const partWords = (code: string): string => metaParts.get(code)?.words ?? `a part of type ${code}`;

/** The codes of parts that do not keep a template from being sent. */
export const filledParts: readonly string[] = [...metaParts].flatMap(([code, { isFilled }]) =>
  isFilled ? [code] : [],
);

/** What keeps a template from being sent, in words. Empty: it can be filled. */
export const unfilledIn = (codes: readonly string[]): string[] => unfilledCodes(codes).map(partWords);

/** The same as codes. */
export const unfilledCodes = (codes: readonly string[]): string[] =>
  codes.filter((code) => !filledParts.includes(code));
