import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordPictureSizes } from '@angan/contract/files/files.ts';
import sharp from 'sharp';
import { demoPictures } from '../../src/demo/pictures/catalogue.ts';
import { drawnFolder } from '../../src/demo/pictures/drawn.ts';
import { drawPicture } from './draw-picture.ts';

/**
 * Draws the pictures of the demo and writes them where the seed takes them from: the whole one and the small one of
 * cards. A word after the command draws only those named so.
 */
const wanted = process.argv[2] ?? '';
await mkdir(drawnFolder, { recursive: true });
let bytes = 0;
for (const picture of demoPictures.filter((one) => one.name.includes(wanted))) {
  const { name } = picture;
  const drawn = sharp(Buffer.from(drawPicture(picture)));
  const quality = picture.shows === 'plan' ? 84 : 76;
  const whole = await drawn.clone().resize({ width: 1200 }).webp({ quality, effort: 6 }).toBuffer();
  const small = await drawn
    .clone()
    .resize({ width: +recordPictureSizes.thumb })
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  await writeFile(path.join(drawnFolder, `${name}.webp`), whole);
  await writeFile(path.join(drawnFolder, `${name}.small.webp`), small);
  bytes += whole.length + small.length;
  console.log(`${name}  ${Math.round(whole.length / 1000)} kB, ${Math.round(small.length / 1000)} kB`);
}
console.log(`${(bytes / 1_000_000).toFixed(2)} MB`);
