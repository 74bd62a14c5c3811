import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Platform, root } from './places.ts';

const icon = readFileSync(join(root, 'apps/web/public/icons/icon.svg'), 'utf8');
/** Terracotta and paper, as the theme has them. */
const terracotta = '#B74D2B';
const paper = '#F4EFEA';
const mark = /<g transform="[^"]*">(?<drawn>.*)<\/g>/.exec(icon)?.groups?.drawn;
if (!mark) throw new Error('The icon of the product has no mark in a group any more: apps/web/public/icons/icon.svg.');

/** The mark, 24 units wide, in the middle of a picture; `share` of its shorter side. */
const drawn = (width: number, height: number, share: number, ground: string, color: string): Buffer => {
  const size = Math.min(width, height) * share;
  const at = `translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 24})`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><g transform="${at}">${mark.replaceAll('#FFFFFF', color)}</g></svg>`,
  );
};

const png = (svg: Buffer, isWhole: boolean) =>
  (isWhole ? sharp(svg).removeAlpha() : sharp(svg))
    .png({ compressionLevel: 9, effort: 10, palette: isWhole })
    .toBuffer();

/** A launcher of old draws the icon as it comes: rounded, or round. */
const rounded = (size: number, radius: number) =>
  sharp(drawn(size, size, 0.56, terracotta, '#FFFFFF'))
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`,
        ),
        blend: 'dest-in',
      },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();

/** What stands in the middle of an adaptive icon: 72 of 108 parts are seen, 66 in every shape. */
const foreground = (size: number) => png(drawn(size, size, 0.36, 'transparent', '#FFFFFF'), false);
const start = (width: number, height: number) => png(drawn(width, height, 0.24, paper, terracotta), true);

const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
const starts = {
  mdpi: [320, 480],
  hdpi: [480, 800],
  xhdpi: [720, 1280],
  xxhdpi: [960, 1600],
  xxxhdpi: [1280, 1920],
} as const;

const android = async (): Promise<[string, Buffer][]> => {
  const res = 'app/src/main/res';
  const icons = Object.entries(densities).flatMap(([density, scale]) => [
    [`${res}/mipmap-${density}/ic_launcher.png`, rounded(48 * scale, 8 * scale)] as const,
    [`${res}/mipmap-${density}/ic_launcher_round.png`, rounded(48 * scale, 24 * scale)] as const,
    [`${res}/mipmap-${density}/ic_launcher_foreground.png`, foreground(108 * scale)] as const,
  ]);
  const splashes = Object.entries(starts).flatMap(([density, [short, long]]) => [
    [`${res}/drawable-port-${density}/splash.png`, start(short, long)] as const,
    [`${res}/drawable-land-${density}/splash.png`, start(long, short)] as const,
  ]);
  const all = [...icons, ...splashes, [`${res}/drawable/splash.png`, start(480, 320)] as const];
  return Promise.all(all.map(async ([path, picture]) => [path, await picture]));
};

const ios = async (): Promise<[string, Buffer][]> => {
  const assets = 'App/App/Assets.xcassets';
  const splash = await start(2732, 2732);
  return [
    // No alpha: the App Store refuses it.
    [
      `${assets}/AppIcon.appiconset/AppIcon-512@2x.png`,
      await png(drawn(1024, 1024, 0.56, terracotta, '#FFFFFF'), true),
    ],
    ...['', '-1', '-2'].map((which): [string, Buffer] => [
      `${assets}/Splash.imageset/splash-2732x2732${which}.png`,
      splash,
    ]),
  ];
};

/** Every picture of a project by its path, drawn from the product's icon. */
export const picturesOf = async (platform: Platform): Promise<Map<string, Buffer>> =>
  new Map(await (platform === 'android' ? android() : ios()));
