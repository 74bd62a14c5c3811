import { Capacitor, type PluginListenerHandle, registerPlugin } from '@capacitor/core';

/** What the phone's side tells of: apps/mobile/own. */
interface Given {
  readonly text: string;
  readonly files: readonly { readonly path: string; readonly name: string; readonly type: string }[];
  /** Files that it did not take. */
  readonly missed: number;
}

export const ShareIn = registerPlugin<{
  addListener(event: 'shared', heard: (given: Given) => void): Promise<PluginListenerHandle>;
}>('ShareIn');

/** A picture in the app's cache on the phone, where the web view reads it at this address. */
export interface SharedPhoto {
  readonly name: string;
  readonly type: string;
  readonly address: string;
}

/** A message or an exported chat for /paste, and pictures for a property. */
export interface Shared {
  readonly text: string;
  /** Of the file that the text came in. */
  readonly name?: string;
  readonly photos: readonly SharedPhoto[];
  /** How many files beside these were not taken. */
  readonly missed: number;
}

/** Bytes of a chat at most, when it is unpacked. */
const mostText = 30 * 1024 * 1024;

const isArchive = ({ name, type }: Given['files'][number]) => type === 'application/zip' || /\.zip$/i.test(name);

/** The text of a chat in the archive in which iPhones export one; undefined where there is none in it. */
const textIn = async (archive: Uint8Array): Promise<string | undefined> => {
  const { strFromU8, unzipSync } = await import('fflate');
  const isChat = ({ name, originalSize }: { name: string; originalSize: number }) =>
    /\.txt$/i.test(name) && originalSize <= mostText;
  const [text] = Object.values(unzipSync(archive, { filter: isChat }));
  return text && strFromU8(text);
};

const isText = ({ name, type }: Given['files'][number]) => type === 'text/plain' || /\.txt$/i.test(name);

const isPhoto = ({ type }: Given['files'][number]) => type.startsWith('image/');

const read = async ({ path }: Given['files'][number]): Promise<Response> => {
  const answer = await fetch(Capacitor.convertFileSrc(path));
  if (!answer.ok) throw new Error(`The phone gave no file: ${answer.status}`);
  return answer;
};

/**
 * What was shared. As WhatsApp shares a chat, its text is a file and all that was ever sent in it comes along: those
 * pictures belong to no property.
 */
export const readShared = async ({ text, files, missed }: Given): Promise<Shared> => {
  const file = files.find(isText) ?? files.find(isArchive);
  const photos = files
    .filter((one) => !file && isPhoto(one))
    .map(({ name, type, path }) => ({ name, type, address: Capacitor.convertFileSrc(path) }));
  const others = missed + files.length - photos.length - (file ? 1 : 0);
  if (!file) return { text, photos, missed: others };
  const answer = await read(file);
  const chat = isText(file) ? await answer.text() : await textIn(new Uint8Array(await answer.arrayBuffer()));
  if (chat === undefined) return { text, photos, missed: others + 1 };
  return { text: chat, name: file.name, photos, missed: others };
};
