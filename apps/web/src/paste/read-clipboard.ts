/** What was copied last, if the browser lets us look; undefined where it does not or a person said no. */
export const readClipboard = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
};
