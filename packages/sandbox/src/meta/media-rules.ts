const MB = 1024 * 1024;
const KB = 1024;

export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'sticker';

/** What each kind of message may carry, and how large. */
export const MEDIA: Record<MediaKind, { mimes: readonly string[]; most: number }> = {
  image: { mimes: ['image/jpeg', 'image/png'], most: 5 * MB },
  video: { mimes: ['video/mp4', 'video/3gpp'], most: 16 * MB },
  audio: { mimes: ['audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp4', 'audio/ogg'], most: 16 * MB },
  document: {
    mimes: [
      'text/plain',
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    most: 100 * MB,
  },
  sticker: { mimes: ['image/webp'], most: 500 * KB },
};

export const ALL_MIMES: readonly string[] = Object.values(MEDIA).flatMap(({ mimes }) => mimes);

/** Without parameters: `audio/ogg; codecs=opus` is audio/ogg. */
export const bareMime = (mime: string): string => mime.split(';')[0]!.trim().toLowerCase();

export const kindOf = (mime: string): MediaKind | undefined =>
  (Object.keys(MEDIA) as MediaKind[]).find((kind) => MEDIA[kind].mimes.includes(bareMime(mime)));

/** What a resumable upload takes, and for which header. */
export const SAMPLES: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'IMAGE'],
  ['image/jpg', 'IMAGE'],
  ['image/png', 'IMAGE'],
  ['video/mp4', 'VIDEO'],
  ['application/pdf', 'DOCUMENT'],
]);

const SIGNS: [string, RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/heic', /^[\s\S]{4}ftyp(heic|heix|mif1)/],
  ['video/quicktime', /^[\s\S]{4}ftypqt/],
  ['video/3gpp', /^[\s\S]{4}ftyp3g/],
  ['video/mp4', /^[\s\S]{4}ftyp/],
  ['application/pdf', /^%PDF-/],
  ['audio/ogg', /^OggS/],
  ['audio/amr', /^#!AMR/],
  ['audio/mpeg', /^(ID3|\xff[\xf2\xf3\xfb])/],
];

/** What the first bytes say, or null where they are of no kind that is known here. */
export function looksLike(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 16).toString('latin1');
  return SIGNS.find(([, sign]) => sign.test(head))?.[0] ?? null;
}

/** Sound and picture share their container. */
const SAME: readonly string[][] = [['video/mp4', 'audio/mp4', 'audio/aac', 'video/3gpp']];

/** Whether the bytes are what was said, as far as that can be told. */
export const isWhatItSays = (mime: string, looks: string | null): boolean =>
  looks === null
    ? !/^(image|video)\//.test(mime) && mime !== 'application/pdf'
    : looks === mime || SAME.some((group) => group.includes(looks) && group.includes(mime));
