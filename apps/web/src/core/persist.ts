import { keptTexts } from './platform/kept-texts.ts';

/** Milliseconds after which a change is written at the latest, however busy the page is. Spec 9. */
export const persistenceTimeout = 5000;

/** What the browser keeps under `key`, or null: nothing there, not ours, or storage is closed to us. */
export const read = <T>(key: string): T | null => {
  try {
    return JSON.parse(keptTexts().getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
};

/** Writes at once; undefined removes. A full or closed storage costs only the memory across reloads. */
export const write = (key: string, value: unknown): void => {
  try {
    if (value === undefined || value === null) keptTexts().removeItem(key);
    else keptTexts().setItem(key, JSON.stringify(value));
  } catch {
    console.warn(`Nothing could be kept under ${key}.`);
  }
};

const waiting = new Map<string, () => unknown>();
const flush = () => {
  for (const [key, value] of waiting) write(key, value());
  waiting.clear();
};
const soon = (run: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(run, { timeout: persistenceTimeout })
    : setTimeout(run, persistenceTimeout / 10);
if (typeof addEventListener === 'function') addEventListener('pagehide', flush);

/** Writes large values when the page is idle, at the latest after `persistenceTimeout` or when the page goes. */
export const writeWhenIdle = (key: string, value: () => unknown): void => {
  if (waiting.size === 0) soon(flush);
  waiting.set(key, value);
};

/** Forgets these keys, also what was about to be written there. */
export const forget = (keys: Iterable<string>): void => {
  for (const key of keys) {
    waiting.delete(key);
    write(key, undefined);
  }
};

/** False where the browser gives no storage, as some do in private windows: then nothing there tells anything. */
export const storageWorks = (): boolean => {
  try {
    localStorage.setItem('storage_works', '1');
    localStorage.removeItem('storage_works');
    return true;
  } catch {
    return false;
  }
};
