import { read } from '../persist.ts';
import { sealed } from '../sealed/index.ts';
import { onSessionEnd } from '../session/end.ts';

/** A draft as its row on the disk holds it: the name alone, with whose it is, tells nothing without the key. */
interface Kept {
  readonly key: string;
  readonly value: unknown;
}

const database = sealed('angan-drafts');
const drafts = new Map<string, unknown>();
/** What the disk does not have as it is now. */
const unsaved = new Set<string>();

/** Where drafts stood in the clear: earlier versions kept them there, and a page that goes leaves there what it could not seal any more. */
const clear = {
  prefix: 'draft:',
  keys: () => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(clear.prefix));
    } catch {
      return [];
    }
  },
  isForgotten: (key: string) => localStorage.getItem(key) === '',
  put: (name: string, value: string) => {
    try {
      localStorage.setItem(clear.prefix + name, value);
    } catch {
      // It is full, or closed to us: what follows may still find room.
    }
  },
};

/** Milliseconds after which a form opens without what a disk that does not answer may have of it. */
const patience = 1500;
const late = () => new Promise<never[]>((resolve) => setTimeout(resolve, patience, []));

const open = async (): Promise<void> => {
  const found = (await Promise.race([database.all().catch(() => []), late()])) as Kept[];
  for (const { key, value } of found) if (!drafts.has(key)) drafts.set(key, value);
  for (const key of clear.keys()) {
    const name = key.slice(clear.prefix.length);
    const value = clear.isForgotten(key) ? undefined : read(key);
    if (value === null) continue;
    set(name, value);
    unsaved.add(name);
  }
  void save();
};

/**
 * Once what the disk has is in memory, from where a form takes it in the moment in which it opens. It begins with the code
 * of the first form, before that form is drawn.
 */
export const draftsOpened: Promise<void> =
  'indexedDB' in globalThis ? open().catch(() => undefined) : Promise.resolve();
// As React notes of a promise that its end is known: from here on no form waits for it.
void draftsOpened.then(() => Object.assign(draftsOpened, { status: 'fulfilled', value: undefined }));

let saving: string | undefined;
const save = async (): Promise<void> => {
  if (saving !== undefined) return;
  for (const key of unsaved) {
    saving = key;
    unsaved.delete(key);
    const value = drafts.get(key);
    const written = value === undefined ? database.drop(key) : database.put(key, Date.now(), { key, value });
    // Without a database they live in memory only; what an earlier version kept in the clear stays where it is then.
    const isWritten = await written.then(
      () => true,
      () => false,
    );
    // What was typed since may stand there for a page that goes just now.
    if (isWritten && !unsaved.has(key)) localStorage.removeItem(clear.prefix + key);
  }
  saving = undefined;
};

const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('angan-drafts') : undefined;
others?.addEventListener('message', ({ data }: MessageEvent<Partial<Kept>>) => {
  if (data.key === undefined) drafts.clear();
  else set(data.key, data.value);
});
const set = (key: string, value: unknown) => (value === undefined ? drafts.delete(key) : drafts.set(key, value));

/** The draft of that name, null where there is none. */
export const readDraft = <T>(key: string): T | null => (drafts.get(key) as T | undefined) ?? null;

/** Keeps it from here on; undefined forgets it. On the disk it is a moment later. */
export const writeDraft = (key: string, value: unknown): void => {
  set(key, value);
  others?.postMessage({ key, value });
  unsaved.add(key);
  void save();
};

// A page that goes waits for nothing: what is not sealed by then is, when the app opens again, and what was saved is no draft any more.
if (typeof addEventListener === 'function')
  addEventListener('pagehide', () => {
    for (const key of new Set([...unsaved, ...(saving === undefined ? [] : [saving])]))
      clear.put(key, drafts.has(key) ? JSON.stringify(drafts.get(key)) : '');
  });

/** Who logs out by choice leaves nothing behind; a session that ended by itself keeps what was typed for its person. */
onSessionEnd((why) => {
  if (why !== 'logout') return;
  drafts.clear();
  unsaved.clear();
  others?.postMessage({});
  for (const key of clear.keys()) localStorage.removeItem(key);
  void database.wipe().then(database.begin);
});
