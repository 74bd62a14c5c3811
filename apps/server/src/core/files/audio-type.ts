/** Sound, as phones record and send it, by its first bytes. */
const signatures: readonly { readonly type: string; readonly at: number; readonly head: RegExp }[] = [
  { type: 'audio/mp4', at: 4, head: /^ftypM4[AB] / },
  { type: 'audio/ogg', at: 0, head: /^OggS/ },
  { type: 'audio/mpeg', at: 0, head: /^(ID3|\xff[\xfb\xf3\xf2])/ },
  { type: 'audio/aac', at: 0, head: /^\xff[\xf1\xf9]/ },
  { type: 'audio/amr', at: 0, head: /^#!AMR/ },
];

const headBytes = 16;

/** The content type of a recording; undefined for everything else. Short heads: ask only where sound may come. */
export const audioTypeOf = (content: Uint8Array): string | undefined => {
  const head = Buffer.from(content.subarray(0, headBytes)).toString('latin1');
  return signatures.find(({ at, head: begins }) => begins.test(head.slice(at)))?.type;
};
