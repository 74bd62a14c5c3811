import type { Upload } from './upload.ts';

/** Files that are not sent yet, as the browser keeps them across a reload. Without a database they live in memory only. */
const table = 'uploads';

let opening: Promise<IDBDatabase | undefined> | undefined;
const database = () => {
  opening ??= new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(undefined);
    const request = indexedDB.open('angan', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    // As in some private windows, or on a full disk.
    request.onerror = () => resolve(undefined);
  });
  return opening;
};

const inTable = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
  const db = await database();
  if (!db) return undefined;
  return new Promise<T | undefined>((resolve) => {
    const request = ask(db.transaction(table, mode).objectStore(table));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
};

export const keepUpload = (upload: Upload) => inTable('readwrite', (store) => store.put(upload));
export const forgetUpload = (key: string) => inTable('readwrite', (store) => store.delete(key));
export const forgetUploads = () => inTable('readwrite', (store) => store.clear());
export const keptUploads = async (): Promise<Upload[]> =>
  ((await inTable('readonly', (store) => store.getAll())) ?? []) as Upload[];
