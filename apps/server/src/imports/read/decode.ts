/** A text with the name of the encoding it was in. */
export interface Decoded {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/**
 * Bytes as text, by the mark at their beginning or by what they are: UTF-16 has a zero in every other place where the
 * letters are Latin, and what is not valid UTF-8 is taken for Windows-1252, as Excel writes it here.
 */
export const decodeText = (bytes: Uint8Array): Decoded => {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
};

/** Bytes looked at for the zeros of UTF-16 and for what no text holds. */
const looked = 4096;

const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, looked);
  let even = 0;
  let odd = 0;
  for (const [at, byte] of head.entries()) if (byte === 0) at % 2 ? odd++ : even++;
  const many = head.length / 8;
  if (odd > many && odd > even * 4) return 'utf-16le';
  if (even > many && even > odd * 4) return 'utf-16be';
  return undefined;
};

/** Whether bytes are no text in any of the encodings above: more control characters than slip into a list. */
export const isBinary = (bytes: Uint8Array): boolean => {
  if (utf16Of(bytes)) return false;
  const head = bytes.subarray(0, looked);
  const odd = head.filter((byte) => byte < 32 && ![9, 10, 11, 12, 13, 26, 27].includes(byte)).length;
  return odd * 20 > head.length;
};
