import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../apps/server/src/core/ports.ts';
import { patience, sizes } from '../browser.ts';
import { type Child, child } from './child.ts';
import { type EnginePage, pageOf } from './page.ts';

/** What GTK reads of the browser's look: a bar that may be as narrow as a phone, and nothing that moves. */
const look = {
  'gtk.css': '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
};

/** A screen that nobody sees, on the first free number. */
const screen = async () => {
  const { width, height } = sizes.phone;
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${width}x${height + 100}x24`];
  const xvfb = child('Xvfb', args, process.env, ['ignore', 'ignore', 'ignore', 'pipe']);
  let number = '';
  for await (const told of xvfb.process.stdio[3] as Readable) {
    number += told;
    if (number.endsWith('\n')) break;
  }
  return { ...xvfb, name: `:${number.trim()}` };
};

/** Waits until the driver listens. */
const listening = async (url: string): Promise<void> => {
  const end = Date.now() + patience;
  while (!(await fetch(`${url}/status`).catch(() => null))?.ok)
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
};

/** Has the page remember what fails in it: this driver tells nothing of it. */
const remember = () => {
  const page = globalThis as unknown as { complaints?: string[] };
  if (page.complaints) return;
  const complaints: string[] = [];
  page.complaints = complaints;
  // Of a walk over all screens more files come than are remembered otherwise.
  performance.setResourceTimingBufferSize(5000);
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...told) => {
    complaints.push(told.map(String).join(' '));
    error.apply(console, told);
  };
};

/** What the page remembers, and which of its files did not come. */
const told = () => {
  const page = globalThis as unknown as { complaints?: string[]; filesLookedAt?: number };
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = all.slice(page.filesLookedAt ?? 0);
  page.filesLookedAt = all.length;
  const failed = files.filter(({ initiatorType, responseStatus }) => {
    return ['script', 'link', 'css', 'img'].includes(initiatorType) && responseStatus >= 400;
  });
  return [
    ...(page.complaints?.splice(0) ?? []),
    ...failed.map(({ name, responseStatus }) => `${name}: ${responseStatus}`),
  ];
};

const run = async (driver: WebDriver, source: string, given: unknown): Promise<unknown> => {
  const { failure, value } = await driver.executeAsyncScript<{ failure?: string; value?: unknown }>(
    `const [given, done] = arguments;
     Promise.resolve(given).then(${source}).then((value) => done({ value }), (error) => done({ failure: String(error) }));`,
    given ?? null,
  );
  if (failure) throw new Error(failure);
  return value;
};

export interface WebKitPage extends EnginePage {
  /** What only a hand does: it finds elements, presses them and types. */
  readonly driver: WebDriver;
}

/**
 * WebKit as Debian has it, as large as a phone, in the light and without movement, with a screen and a driver of its own.
 * It is the engine of iPhones without their finger: its pointer is a mouse.
 */
export const webkit = async (): Promise<WebKitPage> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(look)) await writeFile(path.join(folder, 'gtk-3.0', name), text);
  const started: Child[] = [];
  let driver: WebDriver | undefined;
  const close = async () => {
    await driver?.quit();
    for (const one of started.reverse()) await one.end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const display = await screen();
    started.push(display);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: folder, TZ: 'Asia/Kolkata' };
    started.push(child('WebKitWebDriver', ['-p', String(port)], env, 'ignore'));
    const url = `http://127.0.0.1:${port}`;
    await listening(url);
    driver = await new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build();
    await driver.manage().setTimeouts({ script: patience, pageLoad: 2 * patience });
    await asLargeAsAPhone(driver);
  } catch (error) {
    await close();
    throw error;
  }
  const here = driver;
  const script = (task: () => unknown) => run(here, String(task), null);
  return {
    ...pageOf({
      goto: async (address) => {
        await here.get(address);
        await script(remember);
      },
      run: (source, given) => run(here, source, given),
      picture: async () => Buffer.from(await here.takeScreenshot(), 'base64'),
      complaints: () => script(told) as Promise<string[]>,
      close,
    }),
    driver: here,
  };
};

/** Makes the page, not the window around it, as large as a phone. */
const asLargeAsAPhone = async (driver: WebDriver): Promise<void> => {
  const { width, height } = sizes.phone;
  await driver.manage().window().setRect({ width, height });
  const bar = height - (await driver.executeScript<number>('return innerHeight'));
  await driver
    .manage()
    .window()
    .setRect({ width, height: height + bar });
  const seen = await driver.executeScript<number[]>('return [innerWidth, innerHeight]');
  if (seen.join() !== [width, height].join()) throw new Error(`WebKit's page is ${seen.join(' x ')}.`);
};
