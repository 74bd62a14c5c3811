/** The web view asks its person each time, and on Android says no by itself: the phone's own is asked. */
const library = () => import('@capacitor/clipboard');

/** Copies a text. Throws where the phone does not allow it. */
export const copyText = async (text: string): Promise<void> => (await library()).Clipboard.write({ string: text });

/** What was copied last; undefined where there is no text, or a person said no. */
export const readCopied = async (): Promise<string | undefined> => {
  try {
    const { type, value } = await (await library()).Clipboard.read();
    // Of a picture that was copied the phone tells its bytes.
    return type.startsWith('text/') || type === '' ? value : undefined;
  } catch {
    return undefined;
  }
};
