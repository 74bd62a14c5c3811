import { useCallback, useEffect, useRef, useState } from 'react';
import { read, write } from '../persist.ts';
import { useAuth } from '../session/auth.ts';
import { onSessionEnd } from '../session/end.ts';
import { completed } from './completed.ts';

const prefix = 'draft:';
const keyOf = (name: string) => `${prefix}${useAuth.getState().userInfo?.id ?? 0}:${name}`;

/** Who logs out by choice leaves nothing behind; a session that ended by itself keeps what was typed for its person. */
onSessionEnd((why) => {
  if (why !== 'logout') return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) write(key, undefined);
});

const restored = new EventTarget();

/** Puts a draft back into its form, also where that is open; false where something else is being typed there. */
export const restoreDraft = (name: string, value: unknown): boolean => {
  const key = keyOf(name);
  const typed = read(key);
  if (typed !== null && typed !== '' && JSON.stringify(typed) !== JSON.stringify(value)) return false;
  write(key, value);
  restored.dispatchEvent(new Event(key));
  return true;
};

/**
 * What is being typed into a form, kept across a reload, a lost connection, a crash of the screen and an expired
 * session. `name` says which form, as `contact:new`. `clear` after saving.
 */
export const useDraft = <T>(name: string, initial: T) => {
  const key = useRef(keyOf(name)).current;
  const [draft, setDraft] = useState<T>(() => completed(read<T>(key), initial));
  const [isKept, setKept] = useState(() => read<T>(key) !== null);
  useEffect(() => {
    const take = () => {
      setDraft((now) => read<T>(key) ?? now);
      setKept(true);
    };
    restored.addEventListener(key, take);
    return () => restored.removeEventListener(key, take);
  }, [key]);
  const change = useCallback(
    (next: T) => {
      setDraft(next);
      setKept(true);
      write(key, next);
    },
    [key],
  );
  const clear = useCallback(() => {
    setDraft(initial);
    setKept(false);
    write(key, undefined);
  }, [key, initial]);
  return { draft, change, clear, isKept };
};
