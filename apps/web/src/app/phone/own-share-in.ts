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

/** A message or an exported chat for /paste. */
export interface SharedText {
  readonly text: string;
  /** Of the file that it came in. */
  readonly name?: string;
  /** How many files beside it were not taken. */
  readonly missed: number;
}

const isText = ({ name, type }: Given['files'][number]) => type === 'text/plain' || /\.txt$/i.test(name);

/** The text that was shared: of a file where there is one, as WhatsApp shares a chat, else the message itself. */
export const readShared = async ({ text, files, missed }: Given): Promise<SharedText> => {
  const file = files.find(isText);
  const others = missed + files.filter((one) => !isText(one)).length;
  if (!file) return { text, missed: others };
  const answer = await fetch(Capacitor.convertFileSrc(file.path));
  if (!answer.ok) throw new Error(`The phone gave no file: ${answer.status}`);
  return { text: await answer.text(), name: file.name, missed: others };
};
