import { read, write } from '../persist.ts';
import { useAuth } from '../session/auth.ts';

/** The keys of saves that nobody answered yet, by a digest of what they say: it tells nothing of that. */
type Tried = Readonly<Record<string, string>>;
const place = () => `tried:${useAuth.getState().userInfo?.id ?? 0}`;
/** An app is not killed so often in the middle of a save. */
const most = 20;

const digestOf = async (url: string, body: unknown): Promise<string> => {
  const said = JSON.stringify([url, body instanceof FormData ? [...body.entries()] : body]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said)));
  return btoa(String.fromCharCode(...digest));
};

/**
 * The key of a save. An app may be killed while it sends: whoever opens it again finds the form as it was and saves once
 * more, not knowing whether the first arrived. That is known for the same by what it says, and gets the same key, until
 * `settled`: it was answered, or waits to be sent.
 */
export const keyFor = async (url: string, body: unknown): Promise<{ key: string; settled: () => void }> => {
  const digest = await digestOf(url, body);
  const before = read<Tried>(place()) ?? {};
  const key = before[digest] ?? crypto.randomUUID();
  write(place(), Object.fromEntries([...Object.entries({ ...before, [digest]: key })].slice(-most)));
  const settled = () => {
    const { [digest]: _, ...others } = read<Tried>(place()) ?? {};
    write(place(), Object.keys(others).length > 0 ? others : undefined);
  };
  return { key, settled };
};
