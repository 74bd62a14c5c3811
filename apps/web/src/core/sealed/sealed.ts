import { deleted, done, opened, written } from './database.ts';
import { type Keys, newKeys, openWith, sealWith } from './keys.ts';
import type { SealedName } from './wiped.ts';

/** What stands in the clear beside a sealed value: nothing that tells of anybody. */
export interface Row {
  /** In the order of writing. */
  readonly n: number;
  /** What the value is found by, which nobody can tell without the key. */
  readonly name: string;
  /** Milliseconds since 1970 that the writer gave. */
  readonly at: number;
  /** Of the sealed value. */
  readonly bytes: number;
}

interface Stored extends Row {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Values that are found by their names. */
export interface Shelf {
  /** Writes a value in the place of the one of the same name; a new name comes after all others. Rejects where the disk is full. */
  readonly put: (name: string, at: number, value: unknown) => Promise<void>;
  /** The value of that name with its moment; undefined where there is none, or none that this key opens. */
  readonly get: (name: string) => Promise<{ at: number; value: unknown } | undefined>;
  /** All values in the order in which they were first written. */
  readonly all: () => Promise<unknown[]>;
  /** What stands in the clear of all. */
  readonly rows: () => Promise<Row[]>;
  readonly drop: (name: string) => Promise<void>;
  readonly dropRow: (row: Row) => Promise<void>;
}

export interface Sealed extends Shelf {
  /** Values beside those of the database itself, under the same key: neither is counted or found among the others. */
  readonly shelf: (name: string) => Shelf;
  /** Deletes everything with the key. What is under way fails, and so does all that comes, until `begin`. */
  readonly wipe: () => Promise<void>;
  /** From here on it is used again, with a key of its own. */
  readonly begin: () => void;
}

/** What follows the digits of a hidden name in the order of texts. */
const afterDigits = 'g';

/**
 * A database of this browser in which each value is sealed with a key that no script can read out (AES-GCM, 256 bits). Its
 * methods reject where the browser gives no database.
 */
export const sealed = (database: SealedName): Sealed => {
  let keys: Promise<Keys> | undefined;
  let of: IDBDatabase | undefined;
  let isShut = false;
  const ready = async (): Promise<[IDBDatabase, Keys]> => {
    // Else a write that was under way would make the database anew, after whoever deleted it.
    if (isShut) throw new Error('This database was deleted.');
    const db = await opened(database);
    // After a wipe, by this tab or another, there is another key.
    if (of !== db) {
      of = db;
      keys = keysIn(db);
    }
    return [db, await keys!];
  };
  const dropped = async (n: number) => {
    const [db] = await ready();
    await written(db, 'rows', (rows) => rows.delete(n));
  };
  // Only the name of the shelf stands before what the key makes of a value's name.
  const shelf = (place: string): Shelf => {
    const hiddenName = async (keys: Keys, name: string) => place + (await keys.nameOf(place + name));
    const stored = async (name: string) => {
      const [db, keys] = await ready();
      const index = db.transaction('rows').objectStore('rows').index('name');
      return done<Stored | undefined>(index.get(await hiddenName(keys, name)));
    };
    const isHere = (hidden: string) => hidden >= place && hidden < place + afterDigits;
    return {
      put: async (name, at, value) => {
        const [db, keys] = await ready();
        const hidden = await hiddenName(keys, name);
        const box = await sealWith(keys, hidden, value);
        const row = { name: hidden, at, bytes: box.data.byteLength, ...box };
        await written(db, 'rows', (rows) => {
          const before = rows.index('name').getKey(hidden);
          before.onsuccess = () => rows.put(before.result === undefined ? row : { ...row, n: before.result });
        });
      },
      get: async (name) => {
        const row = await stored(name);
        const value = row && (await openWith((await ready())[1], row.name, row));
        return row && value !== undefined ? { at: row.at, value } : undefined;
      },
      all: async () => {
        const [db, keys] = await ready();
        const names = db.transaction('rows').objectStore('rows').index('name');
        const rows = await done<Stored[]>(names.getAll(IDBKeyRange.bound(place, place + afterDigits)));
        rows.sort((one, other) => one.n - other.n);
        const values = await Promise.all(rows.map((row) => openWith(keys, row.name, row)));
        return values.filter((value) => value !== undefined);
      },
      rows: async () => {
        const [db] = await ready();
        const found: Row[] = [];
        const walk = db.transaction('rows').objectStore('rows').index('clear').openKeyCursor();
        await new Promise<void>((resolve, reject) => {
          walk.onerror = () => reject(walk.error);
          walk.onsuccess = () => {
            const cursor = walk.result;
            if (!cursor) return resolve();
            const [at, bytes, name] = cursor.key as [number, number, string];
            if (isHere(name)) found.push({ n: cursor.primaryKey as number, at, bytes, name });
            cursor.continue();
          };
        });
        return found;
      },
      drop: async (name) => {
        const row = await stored(name);
        if (row) await dropped(row.n);
      },
      dropRow: ({ n }) => dropped(n),
    };
  };
  return {
    ...shelf(''),
    shelf: (name) => shelf(`${name}:`),
    wipe: () => {
      isShut = true;
      return deleted(database);
    },
    begin: () => {
      isShut = false;
    },
  };
};

/** The keys of this database, made by whoever comes first; another tab may be that. */
const keysIn = async (db: IDBDatabase): Promise<Keys> => {
  const made = await newKeys();
  const store = db.transaction('keys', 'readwrite').objectStore('keys');
  const there = await done<Keys['stored'] | undefined>(store.get('own'));
  if (!there) await done(store.put(made.stored, 'own'));
  return there ? made.as(there) : made;
};
