import { useSyncExternalStore } from 'react';
import { read, write } from '../persist.ts';
import { i18n } from './i18n.ts';
import { setWordIn } from './word.ts';

/** Fetches a catalogue: messages by their ids, and by the English where the English is the id; and what words by it. */
type Load = () => Promise<{ default: Record<string, string>; wordIn: (english: string) => string | undefined }>;

/** The languages that there are beside English, by their tags. The last one is for tests: see kit/pseudo.ts of the contract. */
const others: Record<string, Load> = {
  hi: () => import('catalogue:hi'),
  gu: () => import('catalogue:gu'),
  'en-XA': () => import('./pseudo.ts'),
};

const key = 'language';
const listeners = new Set<() => void>();

/** Loads a language, in which every text is from then on. One that does not load leaves the present one. */
export const speak = async (tag: string): Promise<void> => {
  const other = await others[tag]?.();
  setWordIn(other?.wordIn);
  i18n.loadAndActivate(
    other ? { locale: tag, messages: other.default } : { locale: 'en', locales: 'en-IN', messages: {} },
  );
};

/** Draws the app in a language, and keeps it on this device. */
export const setLanguage = async (tag: string): Promise<void> => {
  await speak(tag);
  document.documentElement.lang = tag in others ? tag : 'en-IN';
  write(key, tag);
  for (const hear of listeners) hear();
};

/**
 * Settles the language before the first render: the one of this device, else of its browser. At once for English, else
 * when its catalogue is there.
 */
export const startLanguage = (draw: () => void): void => {
  const tag = read<string>(key) ?? navigator.language.slice(0, 2);
  if (!(tag in others)) draw();
  else void setLanguage(tag).then(draw, draw);
};

const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

/** The tag of the language: the key under which the app is drawn, so that a change draws every text anew. */
export const useLanguage = (): string =>
  useSyncExternalStore(
    subscribe,
    () => i18n.locale,
    () => i18n.locale,
  );
