import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { aWindow, enter, launchBrowser, type Session, sessionOf } from '../lib/browser.ts';
import { startProduct } from '../lib/product.ts';
import { settled } from '../lib/settled.ts';
import { type Find, type Shot, shots } from './shots.ts';

/** Takes the pictures of docs/images from the running product; a word after the command takes only those named so. */

const folder = path.resolve(import.meta.dirname, '../../docs/images');
const wanted = process.argv[2] ?? '';

const newFind =
  (url: string, { access }: Session): Find =>
  async (list, search) => {
    const address = `${url}${list}?search=${encodeURIComponent(search)}`;
    const answer = await fetch(address, { headers: { authorization: `JWT ${access}` } });
    const [first] = ((await answer.json()) as { results?: { id: number }[] }).results ?? [];
    if (!first) throw new Error(`The demo office has no '${search}' in ${list}.`);
    return first.id;
  };

const take = async (browser: Browser, url: string, shot: Shot, colorScheme: 'light' | 'dark') => {
  const window = await aWindow(browser, shot.size, { colorScheme, deviceScaleFactor: 1 });
  const session = shot.email && (await sessionOf(url, shot.email, 'screenshots'));
  const find: Find = session ? newFind(url, session) : () => Promise.reject(new Error('A visitor finds nothing.'));
  const at = typeof shot.at === 'string' ? shot.at : await shot.at(find);
  const page = session ? await enter(window, url, session, at) : await window.newPage();
  if (!session) await page.goto(`${url}${at}`);
  await page.waitForLoadState('load');
  await settled(page);
  await shot.prepare?.(page);
  // Pictures and lists that the first ones asked for.
  await page.waitForTimeout(800);
  await settled(page);
  const picture = await page.screenshot({ caret: 'hide' });
  const file = path.join(folder, `${shot.name}-${colorScheme}.png`);
  const { size } = await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(file);
  console.log(`${path.relative(process.cwd(), file)}  ${Math.round(size / 1000)} kB`);
  await window.close();
};

await mkdir(folder, { recursive: true });
const product = await startProduct();
const browser = await launchBrowser();
try {
  for (const shot of shots.filter(({ name }) => name.includes(wanted)))
    for (const colorScheme of shot.schemes) await take(browser, product.url, shot, colorScheme);
} finally {
  await browser.close();
  await product.stop();
}
