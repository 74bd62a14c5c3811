import { SecureStorage } from '@aparajita/capacitor-secure-storage';
import { Capacitor } from '@capacitor/core';
import { authKey, tokenKey } from '../../session/kept-keys.ts';

/** What opens the office stands in the phone's keystore: nothing that reads the web view's files has it. */
const inKeystore: readonly string[] = [tokenKey, authKey];
/** Says that this installation has written there. What iOS's has of one before outlives the app. */
const begunKey = 'keystore';

/** Sealed texts as they are now; written on behind the app's back, one after the other. */
const open = new Map<string, string>();
let writing: Promise<unknown> = Promise.resolve();

const later = (write: () => Promise<unknown>) => {
  // One that fails costs a login at the next start.
  writing = writing.then(write).catch(() => console.warn("The phone's keystore took nothing."));
};

/** Reads what the keystore has, before anything asks for it, and takes over what an older app left outside it. */
export const openKeystore = async (): Promise<void> => {
  if (!Capacitor.isPluginAvailable('SecureStorage')) return;
  const isOfBefore = localStorage.getItem(begunKey) === null;
  for (const key of inKeystore) {
    const outside = localStorage.getItem(key);
    const sealed = isOfBefore ? null : await SecureStorage.getItem(key).catch(() => null);
    if (isOfBefore) later(() => SecureStorage.removeItem(key));
    if (sealed !== null) open.set(key, sealed);
    else if (outside !== null) keystore.setItem(key, outside);
    // Not before the keystore has it: an app that is killed in between would have it nowhere.
    if (outside !== null) later(async () => localStorage.removeItem(key));
  }
  localStorage.setItem(begunKey, '1');
};

const keystore: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => open.get(key) ?? null,
  setItem: (key, text) => {
    open.set(key, text);
    later(() => SecureStorage.setItem(key, text));
  },
  removeItem: (key) => {
    open.delete(key);
    localStorage.removeItem(key);
    later(() => SecureStorage.removeItem(key));
  },
};

const outside: typeof keystore = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
};

const byKey = (key: string) =>
  inKeystore.includes(key) && Capacitor.isPluginAvailable('SecureStorage') ? keystore : outside;
const texts: typeof keystore = {
  getItem: (key) => byKey(key).getItem(key),
  setItem: (key, text) => byKey(key).setItem(key, text),
  removeItem: (key) => byKey(key).removeItem(key),
};

/** Where texts are kept across reloads: in the web view's storage, and what opens the office in the keystore. */
export const keptTexts = (): typeof texts => texts;
