import type { Page } from 'playwright-core';

/** What stands in a sealed database of the browser, as who takes the disk would read it. */
export interface OnDisk {
  readonly rows: number;
  /** All bytes of it as text. */
  readonly text: string;
  /** Whether any script could read its key out. */
  readonly extractable: boolean;
}

export const onDisk = (page: Page, name: string): Promise<OnDisk> =>
  page.evaluate(async (name) => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const nothing = { rows: 0, text: '', extractable: false };
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return nothing;
    const db = await ask(indexedDB.open(name));
    if (!db.objectStoreNames.contains('rows')) {
      db.close();
      return nothing;
    }
    const read = db.transaction(['rows', 'keys']);
    const [rows, keys] = await Promise.all([
      ask(read.objectStore('rows').getAll()),
      ask(read.objectStore('keys').getAll()),
    ]);
    db.close();
    const texts = rows.map(({ data, ...clear }) => new TextDecoder('latin1').decode(data) + JSON.stringify(clear));
    const own = keys.flatMap((one: Record<string, CryptoKey>) => Object.values(one));
    return { rows: rows.length, text: texts.join('\n'), extractable: own.some((key) => key.extractable) };
  }, name);
