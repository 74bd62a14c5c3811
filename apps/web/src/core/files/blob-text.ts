/** Bytes as a sealed row holds them: text. */
export interface BlobText {
  readonly type: string;
  readonly base64: string;
}

export const blobToText = async (blob: Blob): Promise<BlobText> => {
  const reader = new FileReader();
  const url = await new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
  return { type: blob.type, base64: url.slice(url.indexOf(',') + 1) };
};

export const textToBlob = ({ type, base64 }: BlobText): Blob =>
  new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type });
