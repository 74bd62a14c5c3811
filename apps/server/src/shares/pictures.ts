import type { SharePictureSize } from '@angan/contract/shares/links.ts';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import type { Services } from '../core/context.ts';
import { fontFile, runsOf, type Script } from '../core/pdf/index.ts';

/** How a picture of a share is made: its longest side, or what it is cut to; and the quality of the JPEG. */
interface Size {
  readonly side: number;
  /** Height, where it is cut to this and `side` as its width. */
  readonly height?: number;
  readonly quality: number;
}

/** Beside the usual one. What a chat shows of a link is told as 1200 x 630, and WhatsApp leaves out what is over 300 kB. */
export const cutSizes: Record<SharePictureSize, Size> = {
  small: { side: 480, height: 360, quality: 70 },
  preview: { side: 1200, height: 630, quality: 70 },
};

/** Bytes of all pictures of a PDF, which leaves the rest of two megabytes to letters and lines. */
const pictureBytes = 1_600_000;
const sizes: readonly Size[] = [
  { side: 1280, quality: 78 },
  { side: 1000, quality: 68 },
  { side: 800, quality: 58 },
  { side: 560, quality: 48 },
];

/**
 * A picture for strangers: upright, without what it knows of place and camera, with the company's name lightly over it
 * and the code of the share in a corner, drawn into the pixels, so that a copy still says whom it was sent to.
 */
export const markPicture = async (
  content: Buffer,
  mark: { company: string; code: string },
  { side, height: cutTo, quality }: Size = sizes[0]!,
) => {
  const { data, info } = await sharp(content, { failOn: 'error' })
    .rotate()
    .resize(
      cutTo
        ? { width: side, height: cutTo, fit: 'cover' }
        : { width: side, height: side, fit: 'inside', withoutEnlargement: true },
    )
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const unit = Math.max(10, Math.round(Math.min(width, height) * 0.032));
  const name = outline(mark.company, unit * 1.5);
  const code = outline(mark.code, unit);
  const shade = (path: string, x: number, y: number, opacity: number) =>
    `<g transform="translate(${x} ${y})" opacity="${opacity}"><path d="${path}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="${unit * 0.12}"/><path d="${path}" fill="#fff"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shade(name.path, (width - name.width) / 2, height * 0.55, 0.34)}${shade(code.path, width - code.width - unit * 0.7, height - unit * 0.8, 0.8)}</svg>`;
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
};

const fonts = new Map<Script, Font>();
const fontOf = (script: Script): Font => {
  const known = fonts.get(script);
  if (known) return known;
  const made = create(fontFile(script, 600));
  fonts.set(script, made);
  return made;
};

/** Letters as a path, so that no font has to be on the machine. Starts at 0, on the line y = 0. */
export const outline = (text: string, size: number): { path: string; width: number } => {
  let x = 0;
  let path = '';
  for (const { script, text: run } of runsOf(text)) {
    const font = fontOf(script);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      path += glyph.path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, -yOffset * scale)
        .toSVG();
      x += xAdvance * scale;
    }
  }
  return { path, width: x };
};

/** The bytes of a stored picture: the screen's size where there is one, else the whole. Undefined where it is gone. */
export const readPicture = async (
  { store }: Pick<Services, 'store'>,
  place: { company_id: number; store_key: string; has_screen: boolean },
): Promise<Buffer | undefined> => {
  const found = await store.get(`${place.company_id}/${place.store_key}/${place.has_screen ? '1600' : 'full'}`);
  if (!found) return undefined;
  const parts: Buffer[] = [];
  for await (const part of found) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Pictures for one PDF, marked, each made smaller until all of them fit. */
export const markPictures = async (
  contents: readonly Buffer[],
  mark: { company: string; code: string },
): Promise<Buffer[]> => {
  const each = pictureBytes / Math.max(1, contents.length);
  return Promise.all(
    contents.map(async (content) => {
      let made = await markPicture(content, mark);
      for (const size of sizes.slice(1)) if (made.length > each) made = await markPicture(content, mark, size);
      return made;
    }),
  );
};
