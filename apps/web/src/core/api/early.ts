import { useAuth } from '../session/auth.ts';

/**
 * What the page asked for in the app's stead, before the app was there to ask: tools/early-frame/ask.ts. By address; nothing
 * comes of what failed.
 */
export interface Early {
  /** When, in milliseconds since 1970, and with which session. */
  readonly at: number;
  readonly refresh: string;
  readonly answers: Record<string, Promise<Response | undefined>>;
}
declare global {
  var early: Early | undefined;
}

/** Milliseconds for which it is taken: as long as an answer that the app asked for itself counts as fresh. */
const lasts = 30_000;

/** The answer to a GET that the page asked for already, once; undefined where the app has to ask. */
export const takeEarly = (url: string): Promise<Response | undefined> | undefined => {
  const { early } = globalThis;
  if (!early || Date.now() - early.at > lasts || early.refresh !== useAuth.getState().refreshToken) return undefined;
  const answer = early.answers[url];
  delete early.answers[url];
  return answer;
};

/** Since when, in milliseconds since 1970, something may have changed of what is shown by an answer that was taken. */
export const shownSince = (): number => Math.max(globalThis.early?.at ?? Date.now(), Date.now() - lasts);
