/** What a webhook may hold, read without trust: anything can be missing, or be another kind of thing. */
export type Json = Record<string, unknown>;

export const part = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const parts = (value: unknown): Json[] => (Array.isArray(value) ? value.map(part) : []);

/** Text and numbers as text, everything else as ''. */
export const said = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The text, or undefined where there is none: '' is Meta's way of saying so too. */
export const given = (value: unknown): string | undefined => said(value) || undefined;

/**
 * Seconds as text or number, or milliseconds where there are too many digits for seconds; `otherwise` where there is none.
 * A time after `latest` is that: what has come has happened, and a time ahead would keep a chat on top and its reply
 * window open.
 */
export const timeOf = (value: unknown, otherwise: Date, latest = otherwise): Date => {
  const number = Number(said(value) || Number.NaN);
  if (!Number.isFinite(number) || number <= 0) return otherwise;
  const time = new Date(number > 1e11 ? number : number * 1000);
  return time < latest ? time : latest;
};
