import { photoSizes } from '@angan/contract/files/files.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import { messageLimits } from '@angan/contract/whatsapp/messages.ts';
import { mediaRules } from '@angan/domain/whatsapp/templates/index.ts';
import sharp from 'sharp';
import { fieldErrors } from '../../core/errors.ts';
import { audioTypeOf } from '../../core/files/audio-type.ts';
import { contentTypeOf, isPicture } from '../../core/files/content-type.ts';
import type { FileBlob } from '../../core/files/keep-file.ts';
import { officeTypeOf } from '../../core/files/office-type.ts';
import { PictureFault, remakePicture } from '../../core/files/pictures.ts';
import { checkMedia, MediaFault } from '../media/media-type.ts';
import type { Made, Making } from './making.ts';

type Kind = 'image' | 'video' | 'audio' | 'document';
type Blobs = readonly [FileBlob, ...FileBlob[]];

/** Bytes of a voice message at most, as of a video. */
const audioBytes = mediaRules.Video.bytes;

/** A picture, a video, a voice message or a document from a form, as WhatsApp takes it. */
export const fileContent = async ({ given: { file, message_body: caption = '' } }: Making): Promise<Made> => {
  if (!file) throw fieldErrors({ file: [chatTexts.noFile] });
  if (caption.length > messageLimits.caption)
    throw fieldErrors({ message_body: [drf.maxLength(messageLimits.caption)] });
  const { kind, blobs } = await formsOf(file.content).catch((error: unknown) => {
    throw error instanceof MediaFault || error instanceof PictureFault ? fieldErrors({ file: [error.message] }) : error;
  });
  return shownFile({ kind, blobs, name: file.filename, caption });
};

/** The message that shows a file of ours; the sender puts that to Meta, and nobody waits for it here. */
export const shownFile = ({
  kind,
  blobs,
  name,
  caption,
}: {
  kind: Kind;
  blobs: Blobs;
  name: string;
  caption: string;
}): Made => {
  const said = caption === '' ? {} : { caption };
  const file = { name, blobs };
  // Its id is known once it is kept.
  const id = '';
  if (kind === 'image') return { file, content: { type: kind, image: { id, ...said } } };
  if (kind === 'video') return { file, content: { type: kind, video: { id, ...said } } };
  if (kind === 'audio')
    return { file, content: { type: kind, audio: { id, ...(isVoice(blobs[0]) && { voice: true }) } } };
  return { file, content: { type: kind, document: { id, filename: name, ...said } } };
};

/** Opus in Ogg, which WhatsApp draws as a voice message. Its name stands at the head of the first page (RFC 7845). */
const isVoice = ({ content, content_type }: FileBlob): boolean =>
  content_type === 'audio/ogg' && Buffer.from(content.subarray(0, 64)).includes('OpusHead');

/** By the bytes, never by the name. */
const formsOf = async (content: Uint8Array): Promise<{ kind: Kind; blobs: Blobs }> => {
  if (content.byteLength === 0) throw new MediaFault(drf.emptyFile);
  const type = contentTypeOf(content);
  if (type && isPicture(type)) return { kind: 'image', blobs: await pictureForms(content) };
  const sound = audioTypeOf(content);
  if (sound) return { kind: 'audio', blobs: [asItIs(content, sound, audioBytes)] };
  if (type?.startsWith('video/')) return { kind: 'video', blobs: [asItIs(content, checkMedia(content, 'Video'))] };
  const paper = type ?? officeTypeOf(content);
  if (!paper) throw new MediaFault(chatTexts.wrongKind);
  return { kind: 'document', blobs: [asItIs(content, paper, mediaRules.Document.bytes)] };
};

const asItIs = (content: Uint8Array, content_type: string, most = Number.POSITIVE_INFINITY): FileBlob => {
  if (content.byteLength > most) throw new MediaFault(chatTexts.tooLarge(most / 1_000_000));
  return { name: 'full', content: Buffer.from(content.buffer, content.byteOffset, content.byteLength), content_type };
};

/** Made anew, upright and without where it was taken; what shines through as PNG, since WhatsApp takes no WebP. */
const pictureForms = async (content: Uint8Array): Promise<Blobs> => {
  const [full, ...smaller] = await remakePicture(content, { sizes: photoSizes });
  const whole =
    full.content_type === 'image/webp'
      ? { ...full, content: await sharp(full.content).png().toBuffer(), content_type: 'image/png' }
      : full;
  if (whole.content.length > mediaRules.Image.bytes)
    throw new MediaFault(chatTexts.tooLarge(mediaRules.Image.bytes / 1_000_000));
  return [whole, ...smaller];
};
