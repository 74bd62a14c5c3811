/** What files are, by their first bytes: a name or a header is only what somebody says of them. */
const signatures: readonly {
  readonly type: string;
  readonly at: number;
  readonly bytes: string;
  readonly brand?: RegExp;
}[] = [
  { type: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/gif', at: 0, bytes: 'GIF8' },
  { type: 'image/webp', at: 8, bytes: 'WEBP' },
  { type: 'application/pdf', at: 0, bytes: '%PDF-' },
  { type: 'image/heic', at: 4, bytes: 'ftyp', brand: /^(hei[cxms]|hev[cxms]|mif1|msf1)/ },
  { type: 'image/avif', at: 4, bytes: 'ftyp', brand: /^avi[fs]/ },
  { type: 'video/quicktime', at: 4, bytes: 'ftyp', brand: /^qt/ },
  { type: 'video/mp4', at: 4, bytes: 'ftyp', brand: /^(isom|iso[2-9]|mp4[12]|avc1|M4V|MSNV|dash|3gp)/ },
  // The container is Matroska's; its head says near the beginning that it holds to the rules of WebM.
  { type: 'video/webm', at: 0, bytes: '\x1a\x45\xdf\xa3', brand: /^.{0,50}B\x82\x84webm/s },
];

const headBytes = 64;

/** The content type by the first bytes; undefined for everything that is not in the list above. */
export const contentTypeOf = (content: Uint8Array): string | undefined => {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, headBytes)).toString(
    'latin1',
  );
  return signatures.find(
    ({ at, bytes, brand }) => head.startsWith(bytes, at) && (!brand || brand.test(head.slice(at + bytes.length))),
  )?.type;
};

export const isPicture = (type: string): boolean => type.startsWith('image/');
