const open = new Map<string, Promise<IDBDatabase>>();

/** The browser's database of that name, opened once. Rejects where there is none, as in some private windows. */
export const opened = (name: string): Promise<IDBDatabase> => {
  const known = open.get(name);
  if (known) return known;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const db = request.result;
      db.createObjectStore('keys');
      const rows = db.createObjectStore('rows', { keyPath: 'n', autoIncrement: true });
      rows.createIndex('name', 'name', { unique: true });
      // Read without the values, which are long.
      rows.createIndex('clear', ['at', 'bytes', 'name']);
    };
    request.onsuccess = () => {
      const db = request.result;
      // Somebody deletes it, here or in another tab: who comes after that begins anew.
      db.onversionchange = () => {
        db.close();
        open.delete(name);
      };
      db.onclose = () => open.delete(name);
      resolve(db);
    };
    request.onerror = () => reject(request.error);
  });
  open.set(name, opening);
  opening.catch(() => open.delete(name));
  return opening;
};

/** Deletes it; tabs that have it open let it go. */
export const deleted = async (name: string): Promise<void> => {
  await done(indexedDB.deleteDatabase(name)).catch(() => undefined);
};

/** What came of one request. */
export const done = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result as T);
  });

/** Writes, and comes back when it is written. */
export const written = (db: IDBDatabase, table: string, write: (store: IDBObjectStore) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    // A process that is killed loses nothing after this, nor does a phone whose battery ends.
    const transaction = db.transaction(table, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    write(transaction.objectStore(table));
  });
