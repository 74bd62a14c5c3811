import { compile } from '@angan/contract/kit/compile-message.ts';
import { useSyncExternalStore } from 'react';
import { read, write } from '../persist.ts';
import { i18n } from './i18n.ts';
import { setWordWithoutEntry } from './word.ts';

interface Language {
  /** As its speakers write it. */
  name: string;
  /** Fetches its catalogue: messages by their ids, and by the English where the English is the id. */
  load: () => Promise<Record<string, string>>;
}

/** The languages that there are beside English, by their tags. The last one is for tests: see kit/pseudo.ts of the contract. */
const others: Record<string, Language> = {
  'en-XA': {
    name: 'Pseudo',
    load: async () => {
      const { pseudoMessage, pseudoText } = await import('@angan/contract/kit/pseudo.ts');
      i18n.setMessagesCompiler((message) => compile(pseudoMessage(message)));
      setWordWithoutEntry(pseudoText);
      return {};
    },
  },
};

const key = 'language';
const listeners = new Set<() => void>();

/** Loads a language and draws the app in it. One that does not load leaves the present one. */
export const setLanguage = async (tag: string): Promise<void> => {
  const messages = (await others[tag]?.load()) ?? {};
  i18n.loadAndActivate(tag in others ? { locale: tag, messages } : { locale: 'en', locales: 'en-IN', messages });
  document.documentElement.lang = tag in others ? tag : 'en-IN';
  write(key, tag in others ? tag : undefined);
  for (const hear of listeners) hear();
};

/** Settles the language before the first render: at once for English, else when its catalogue is there. */
export const startLanguage = (draw: () => void): void => {
  const tag = read<string>(key);
  if (!tag || !(tag in others)) draw();
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
