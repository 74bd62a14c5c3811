import { drf } from '@angan/contract/kit/drf-texts.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { type MediaKind, mediaRules } from '@angan/domain/whatsapp/templates/index.ts';
import { contentTypeOf } from '../../core/files/content-type.ts';

/** A file that WhatsApp would not take, as a sentence for the person who chose it. */
export class MediaFault extends Error {}

/** What a file is for WhatsApp, by its bytes: Meta refuses what is sent under another type than it is. */
export const metaTypeOf = (content: Uint8Array): string | undefined => {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 16)).toString('latin1');
  // Of the same family as MP4, and known to the rest of the office as one.
  if (/^.{4}ftyp3g[gp]/s.test(head)) return 'video/3gpp';
  return contentTypeOf(content);
};

/** Names under which HEVC stands in the table of a video's tracks. */
const hevc = ['hvc1', 'hev1'].map((name) => Buffer.from(name, 'latin1'));

/** Refuses what WhatsApp does not take of a kind: empty, of another type, too large, or coded as no phone may play it. */
export const checkMedia = (content: Uint8Array, kind: MediaKind): string => {
  if (content.byteLength === 0) throw new MediaFault(drf.emptyFile);
  const { types, bytes } = mediaRules[kind];
  const type = metaTypeOf(content);
  if (!type || !(types as readonly string[]).includes(type)) throw new MediaFault(mediaTexts.wrongType[kind]);
  if (content.byteLength > bytes) throw new MediaFault(mediaTexts.tooLarge(kind));
  const whole = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (kind === 'Video' && hevc.some((name) => whole.includes(name))) throw new MediaFault(mediaTexts.newerVideo);
  return type;
};
