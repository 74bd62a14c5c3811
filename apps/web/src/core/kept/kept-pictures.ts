import { recordPictureSizes } from '@angan/contract/files/files.ts';
import { type BlobText, blobToText, textToBlob } from '../files/blob-text.ts';
import { database, isOver, keptLimits, tooMuch } from './kept.ts';

/** How much is kept of pictures. */
const limits = { ...keptLimits, bytes: 8_000_000 };

/** Beside the answers, and as theirs as those are. */
const shelf = database.shelf('pictures');

const links = /\/files\/(\d+)\/(\d+)\/\?t=/g;
const sizes: readonly string[] = Object.values(recordPictureSizes);
const filesOf = (text: string) =>
  [...text.matchAll(links)].filter(([, , size]) => sizes.includes(size!)).map(([, file]) => file!);

/** The file of a record's picture by a link to it, small or large. What signs the link does not stay; the file does. */
export const fileOf = (link: string): string | undefined => filesOf(link)[0];

/** The files of all pictures of records to which an answer has links. */
export const filesIn = (answer: unknown): string[] => [...new Set(filesOf(JSON.stringify(answer ?? null)))];

/** Whether a link is to the picture as rows and cards have it. */
export const isSmall = (link: string): boolean => link.includes(`/${recordPictureSizes.thumb}/?t=`);

let puts = 0;
/** Keeps the small picture of a file. A full or closed disk costs only what it would have held. */
export const keepPicture = async (file: string, picture: Blob): Promise<void> => {
  try {
    await shelf.put(file, Date.now(), await blobToText(picture));
    puts += 1;
    if (puts % 20 === 1) for (const row of tooMuch(await shelf.rows(), limits)) await shelf.dropRow(row);
  } catch {
    // Then it is not there without a line.
  }
};

export const keptPicture = async (file: string): Promise<Blob | undefined> => {
  const found = await shelf.get(file).catch(() => undefined);
  return found && !isOver(found.at) ? textToBlob(found.value as BlobText) : undefined;
};

export const dropPicture = (file: string): Promise<void> => shelf.drop(file).catch(() => undefined);
