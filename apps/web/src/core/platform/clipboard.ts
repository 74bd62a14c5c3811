/** Copies a text. Throws where a person or the browser does not allow it. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** What was copied last; undefined where the browser does not say, or a person said no. */
export const readCopied = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
};
