import { type PictureSize, pictureLimits } from '@angan/contract/files/files.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import sharp, { type Sharp } from 'sharp';

export interface Picture {
  /** `full`, or a size of pictureSizes. */
  readonly name: string;
  readonly content: Buffer;
  readonly content_type: string;
  readonly width: number;
  readonly height: number;
}

/** Why a picture cannot be taken, as a sentence for the person who sent it. */
export class PictureFault extends Error {}

const secondsAtMost = 20;

/** How a picture is made anew. */
export interface PictureForm {
  /** Names of the smaller ones, by their longest side. */
  readonly sizes: readonly PictureSize[];
  /** Pixels of the whole one's longest side at most; 1920 where nothing is said. */
  readonly side?: number;
}

/**
 * Makes a picture anew, upright and without what it knows of place, camera and owner: the whole one first, then the
 * smaller ones. JPEG, which every program and WhatsApp read, unless something shines through: then WebP. Throws
 * PictureFault for what is no picture, is broken, or would unfold beyond the pixel limit.
 */
export const remakePicture = async (
  content: Uint8Array,
  { sizes, side = pictureLimits.side }: PictureForm,
): Promise<[Picture, ...Picture[]]> => {
  try {
    const source = sharp(content, { failOn: 'error', limitInputPixels: pictureLimits.pixels });
    const { hasAlpha } = await source.metadata();
    const upright = await source
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: secondsAtMost })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const isOpaque = !hasAlpha || (await sharp(upright).stats()).isOpaque;
    const full = await encoded('full', sharp(upright), isOpaque);
    const smaller = await Promise.all(
      sizes.map((size) =>
        encoded(
          size,
          sharp(upright).resize({ width: +size, height: +size, fit: 'inside', withoutEnlargement: true }),
          isOpaque,
        ),
      ),
    );
    return [full, ...smaller];
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    const why = error instanceof Error ? error.message : '';
    if (/pixel limit|too large|dimensions/i.test(why)) throw new PictureFault(tooMany);
    throw new PictureFault(drf.notAnImage);
  }
};

const tooMany = `The image may have at most ${pictureLimits.pixels / 1_000_000} megapixels. Make it smaller and send it again.`;

const encoded = async (name: string, picture: Sharp, isOpaque: boolean): Promise<Picture> => {
  const { data, info } = await (isOpaque
    ? picture.jpeg({ quality: 82, mozjpeg: true })
    : picture.webp({ quality: 82 })
  ).toBuffer({
    resolveWithObject: true,
  });
  return {
    name,
    content: data,
    content_type: isOpaque ? 'image/jpeg' : 'image/webp',
    width: info.width,
    height: info.height,
  };
};
