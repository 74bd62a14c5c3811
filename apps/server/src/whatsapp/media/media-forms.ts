import { recordPictureSizes } from '@angan/contract/files/files.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { type MediaKind, mediaRules } from '@angan/domain/whatsapp/templates/index.ts';
import sharp from 'sharp';
import type { FileBlob } from '../../core/files/keep-file.ts';
import { PictureFault, remakePicture } from '../../core/files/pictures.ts';
import { checkMedia, MediaFault } from './media-type.ts';

/**
 * A medium as it is kept, with a smaller picture for cards. Pictures are made anew: upright, without where and by whom
 * they were taken. What shines through stays PNG, since WhatsApp takes no WebP. Throws MediaFault.
 */
export const mediaForms = async (content: Uint8Array, kind: MediaKind): Promise<[FileBlob, ...FileBlob[]]> => {
  const content_type = checkMedia(content, kind);
  if (kind !== 'Image')
    return [
      { name: 'full', content: Buffer.from(content.buffer, content.byteOffset, content.byteLength), content_type },
    ];
  try {
    const [full, ...variants] = await remakePicture(content, { sizes: [recordPictureSizes.thumb] });
    if (full.content_type !== 'image/webp') return [full, ...variants];
    const png = await sharp(full.content).png().toBuffer();
    if (png.length > mediaRules.Image.bytes) throw new MediaFault(mediaTexts.tooLarge('Image'));
    return [{ ...full, content: png, content_type: 'image/png' }, ...variants];
  } catch (error) {
    if (error instanceof PictureFault) throw new MediaFault(mediaTexts.unreadable);
    throw error;
  }
};
