import { read, write } from '../persist.ts';
import { useAuth } from '../session/auth.ts';

/** The key of a save, which start of the app made it last, and when it was over: milliseconds since 1970. */
interface Try {
  readonly key: string;
  readonly run: number;
  readonly over?: number;
}
/** Of the last saves, by a digest of what they say: it tells nothing of that. */
type Tried = Readonly<Record<string, Try>>;
const place = () => `tried:${useAuth.getState().userInfo?.id ?? 0}`;
/** An app is not killed so often in the middle of a save. */
const most = 20;

/** This start of the app. */
const run = Math.random();
/** Milliseconds within which who opens a killed app again has saved the same once more, not something new that says the same. */
const killed = 60_000;

const digestOf = async (url: string, body: unknown): Promise<string> => {
  const said = JSON.stringify([url, body instanceof FormData ? [...body.entries()] : body]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said)));
  return btoa(String.fromCharCode(...digest));
};

/**
 * The key of a save. An app may be killed while it sends, or before its form could say what came of it: whoever opens it
 * again finds the form as it was and saves once more. That is known for the same by what it says, and gets the same key.
 * `settled` says that it was answered, or waits to be sent: the same from there on, but for a moment after a kill, is new.
 */
export const keyFor = async (url: string, body: unknown): Promise<{ key: string; settled: () => void }> => {
  const digest = await digestOf(url, body);
  const tried = (): Tried => read<Tried>(place()) ?? {};
  const one = tried()[digest];
  const isSame = one && (one.over === undefined || (one.run !== run && Math.abs(Date.now() - one.over) < killed));
  const key = isSame ? one.key : crypto.randomUUID();
  const note = (now: Try) => {
    const { [digest]: _, ...others } = tried();
    write(place(), Object.fromEntries(Object.entries({ ...others, [digest]: now }).slice(-most)));
  };
  note({ key, run });
  return { key, settled: () => note({ key, run, over: Date.now() }) };
};
