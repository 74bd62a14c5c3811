import { t } from '@lingui/core/macro';
import { toast } from '../../../ui/toast.ts';

/** What share sheets of phones call a person who put them away. */
const isPutAway = (error: unknown) => /cancel/i.test((error as Error).message);

const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In parts: a call takes so many arguments only.
  const parts = Array.from({ length: Math.ceil(bytes.length / 0x8000) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 0x8000, (at + 1) * 0x8000)),
  );
  return btoa(parts.join(''));
};

/** Puts a file where other apps may read it, until the phone needs the room, and hands it to the share sheet. */
const give = async (data: string, name: string): Promise<void> => {
  const [{ Directory, Filesystem }, { Share }] = await Promise.all([
    import('@capacitor/filesystem'),
    import('@capacitor/share'),
  ]);
  const path = `shared-out/${name.replaceAll(/[/\\]/g, '-')}`;
  const { uri } = await Filesystem.writeFile({ path, data, directory: Directory.Cache, recursive: true });
  await Share.share({ title: name, files: [uri] });
};

/** Nothing of a download is seen on a phone: where it failed, that is said. */
const tellFailure = (error: unknown): void => {
  if (!isPutAway(error)) toast.error(t`This phone could not take the file. Make room on it, then try again.`);
};

/** A phone has no downloads that a web view reaches: where a file goes is chosen in the share sheet. */
export const saveFile = (file: Blob, name: string): void => {
  base64Of(file)
    .then((data) => give(data, name))
    .catch(tellFailure);
};

/** Saves a file that an answer holds in base 64. */
export const saveBase64 = (content: string, name: string): void => {
  give(content, name).catch(tellFailure);
};

/** Hands a file to the share sheet; answers false where it failed, true where a person put it away. */
export const shareFile = async (file: File): Promise<boolean> => {
  try {
    await give(await base64Of(file), file.name);
    return true;
  } catch (error) {
    return isPutAway(error);
  }
};
