/** Milliseconds that the browser has to take a file over before it is let go. */
const heldMs = 60_000;

/** Puts a file among the downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
};

/** Saves a file that an answer holds in base 64. */
export const saveBase64 = (content: string, name: string): void =>
  saveFile(new Blob([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))]), name);

/** Hands a file to the share sheet; answers false where there is none for files or it failed, true where a person put it away. */
export const shareFile = async (file: File): Promise<boolean> => {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
};
