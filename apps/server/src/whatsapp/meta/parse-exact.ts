/** Sixteen digits and more outside of quotes, as far as can be told at a glance. */
const maybeBig = /[:[,\s]-?\d{16,}/;

/**
 * Reads JSON without losing digits: whole numbers that a double cannot hold come out as strings. Meta writes some ids
 * as numbers of up to nineteen digits. Throws a SyntaxError on what is no JSON.
 */
export const parseExact = (text: string): unknown =>
  maybeBig.test(text) ? JSON.parse(text, exact as (key: string, value: unknown) => unknown) : JSON.parse(text);

/** Slower by far, so it is taken only where it may be needed. */
const exact = (_key: string, value: unknown, context: { source: string }): unknown =>
  typeof value === 'number' && /^-?\d+$/.test(context.source) && !Number.isSafeInteger(value) ? context.source : value;
