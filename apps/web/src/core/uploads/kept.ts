import { type BlobText, blobToText, textToBlob } from '../files/blob-text.ts';
import { sealed } from '../sealed/index.ts';
import type { Upload } from './upload.ts';

interface FileText extends BlobText {
  readonly name: string;
}
type Kept = Omit<Upload, 'file'> & { readonly file: FileText };

/** Files that are not sent yet, as the browser keeps them across a reload, sealed. Without a database they live in memory only. */
const database = sealed('angan-uploads');

/** One after the other: what is forgotten while it is sealed must not be there after all. */
let last: Promise<unknown> = Promise.resolve();
const next = <T>(run: () => Promise<T>): Promise<T | undefined> => {
  const done = last.then(run).catch(() => undefined);
  last = done;
  return done;
};

const toText = async (file: File): Promise<FileText> => ({ name: file.name, ...(await blobToText(file)) });
const toFile = ({ name, ...text }: FileText): File => new File([textToBlob(text)], name, { type: text.type });

const put = async (upload: Upload) =>
  database.put(upload.key, upload.at, { ...upload, file: await toText(upload.file) } satisfies Kept);

/** Once all that was asked for before is on the disk, or could not be. */
export const allWritten = (): Promise<unknown> => last;

export const keepUpload = (upload: Upload) => next(() => put(upload));
export const forgetUpload = (key: string) => next(() => database.drop(key));
export const forgetUploads = () => next(() => database.wipe().then(database.begin));
export const keptUploads = async (): Promise<Upload[]> => {
  await next(sealOld);
  const kept = (await next(database.all)) as Kept[] | undefined;
  return (kept ?? []).map((one) => ({ ...one, file: toFile(one.file) }));
};

/** Earlier versions of the app kept them in the clear. */
const old = { database: 'angan', table: 'uploads' };
const sealOld = async (): Promise<void> => {
  if (!(await indexedDB.databases()).some(({ name }) => name === old.database)) return;
  for (const upload of await oldUploads()) await put(upload);
  indexedDB.deleteDatabase(old.database);
};
const oldUploads = () =>
  new Promise<Upload[]>((resolve, reject) => {
    const request = indexedDB.open(old.database);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const db = request.result;
      if (!db.objectStoreNames.contains(old.table)) {
        db.close();
        return resolve([]);
      }
      const read = db.transaction(old.table).objectStore(old.table).getAll();
      read.onerror = () => reject(read.error);
      read.onsuccess = () => {
        db.close();
        resolve(read.result as Upload[]);
      };
    };
  });
