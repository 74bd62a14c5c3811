import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { aWindow, enter, launchBrowser, type Session, sessionOf } from '../lib/browser.ts';
import { type Product, startProduct } from '../lib/product.ts';
import { settled } from '../lib/settled.ts';
import { brochures, firstSheet } from './brochures.ts';
import type { Shot } from './shot.ts';
import { shots } from './shots.ts';
import type { Ask } from './subjects.ts';

/**
 * Takes the pictures of docs/images and those of the start page from the running product; a word after the command takes
 * only those named so, `welcome-` those of the start page.
 */

const folder = path.resolve(import.meta.dirname, '../../docs/images');
const wanted = process.argv[2] ?? '';

const newAsk =
  (url: string, { access }: Session): Ask =>
  async (address, body) => {
    const answer = await fetch(`${url}${address}`, {
      headers: { authorization: `JWT ${access}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  };

const keep = async (picture: Buffer, name: string) => {
  const file = path.join(folder, `${name}.png`);
  const { size } = await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(file);
  console.log(`${path.relative(process.cwd(), file)}  ${Math.round(size / 1000)} kB`);
};

/** What the start page shows of the product: shown at half its width, small enough to come along on a slow line. */
const onWelcome = ['matches-inquiry-desktop', 'home-phone'];
const welcomeFolder = path.resolve(import.meta.dirname, '../../apps/web/src/app/welcome/pictures');
const keepForWelcome = async (picture: Buffer, name: string) => {
  const file = path.join(welcomeFolder, `${name}.webp`);
  const small = sharp(picture).resize({ width: 1600, withoutEnlargement: true });
  const { size } = await small.webp({ quality: 78, effort: 6, smartSubsample: true }).toFile(file);
  console.log(`${path.relative(process.cwd(), file)}  ${Math.round(size / 1000)} kB`);
};

interface Taking {
  readonly browser: Browser;
  readonly product: Product;
  readonly colorScheme: 'light' | 'dark';
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
  readonly keep: (picture: Buffer, name: string) => Promise<void>;
}

const take = async (shot: Shot, { browser, product: { url, sandboxUrl }, colorScheme, scale, keep }: Taking) => {
  const window = await aWindow(browser, shot.size, {
    colorScheme,
    deviceScaleFactor: scale,
    ...shot.window,
  });
  const session = shot.email && (await sessionOf(url, shot.email, 'screenshots'));
  const ask: Ask = session ? newAsk(url, session) : () => Promise.reject(new Error('A visitor finds nothing.'));
  const at = typeof shot.at === 'string' ? shot.at : await shot.at(ask);
  const isInside = session && !shot.stranger && !shot.outside;
  const page = isInside ? await enter(window, url, session, at) : await window.newPage();
  if (!isInside) await page.goto(`${shot.outside ? sandboxUrl : url}${at}`);
  await page.waitForLoadState('load');
  await settled(page);
  await shot.prepare?.(page);
  // Pictures and lists that the first ones asked for.
  await page.waitForTimeout(800);
  await settled(page);
  await keep(await page.screenshot({ caret: 'hide' }), `${shot.name}-${colorScheme}`);
  await window.close();
};

const takeBrochures = async (url: string) => {
  const session = await sessionOf(url, 'owner@angan.demo', 'screenshots');
  const post = async (address: string, body: object) => {
    const headers = { authorization: `JWT ${session.access}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  };
  for (const { name, homes } of brochures.filter(({ name }) => name.includes(wanted)))
    await keep(await firstSheet(url, newAsk(url, session), post, homes), name);
};

/** The pairs of the demo are looked for as soon as jobs run. */
const matchesThere = async (url: string) => {
  const ask = newAsk(url, await sessionOf(url, 'owner@angan.demo', 'screenshots'));
  for (let waited = 0; waited < 60; waited++) {
    const { results } = await ask('/properties/property/?status=Available&page_size=100');
    if (results.some((home: { matching_inquiry_count: number }) => home.matching_inquiry_count > 8)) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error('The matches of the demo were not found.');
};

/** Lets the stand-in for Meta tell the product what happens: the address that is shown leads nowhere. */
const hearMeta = async ({ url, sandboxUrl }: Product) => {
  const { appId } = (await (await fetch(`${sandboxUrl}/_control/meta/seed`)).json()) as { appId: string };
  const answer = await fetch(`${sandboxUrl}/_control/meta/apps/${appId}/subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ callback_url: `${url}/webhooks/meta/`, verify_token: 'sandbox-verify' }),
  });
  if (!answer.ok) throw new Error(`The webhook was not taken: ${await answer.text()}`);
};

await mkdir(folder, { recursive: true });
const product = await startProduct({ PUBLIC_URL: 'https://office.example' });
const browser = await launchBrowser();
try {
  await matchesThere(product.url);
  await hearMeta(product);
  for (const shot of shots.filter(({ name }) => name.includes(wanted)))
    for (const colorScheme of shot.schemes) await take(shot, { browser, product, colorScheme, scale: 1, keep });
  for (const shot of shots.filter(({ name }) => onWelcome.includes(name) && `welcome-${name}`.includes(wanted)))
    for (const colorScheme of shot.schemes)
      await take(shot, { browser, product, colorScheme, scale: 2, keep: keepForWelcome });
  await takeBrochures(product.url);
} finally {
  await browser.close();
  await product.stop();
}
