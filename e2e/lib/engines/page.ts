import { setTimeout as after } from 'node:timers/promises';
import { keepSession, patience, type Session, stillPage } from '../browser.ts';
import type { Seen } from '../settled.ts';

/** How an engine is spoken to. */
export interface Driver {
  goto(address: string): Promise<void>;
  /** Runs a script, which is the source of a function, with what it is given, and answers what comes of it as JSON has it. */
  run(source: string, given: unknown): Promise<unknown>;
  /** What stands on the screen, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** What failed in the pages since this was asked, in a line each. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A page of another engine than Chromium, which the functions that look at pages take as well. */
export type EnginePage = Driver & Seen;

/** Milliseconds between two looks at what is awaited. */
const pause = 50;

export const pageOf = (driver: Driver): EnginePage => ({
  ...driver,
  evaluate: ((task: unknown, given: unknown) => driver.run(String(task), given)) as Seen['evaluate'],
  waitForFunction: (async (task: unknown, given: unknown) => {
    const end = Date.now() + patience;
    while (!(await driver.run(String(task), given))) {
      if (Date.now() > end) throw new Error(`It did not come to: ${task}`);
      await after(pause);
    }
  }) as unknown as Seen['waitForFunction'],
});

/** Opens the app at an address: for the person of the session, or for a visitor where there is none. */
export const enterIn = async (page: EnginePage, url: string, session?: Session, at = '/'): Promise<void> => {
  await page.goto(stillPage(url));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (session) await keepSession(page, session);
  await page.goto(`${url}${at}`);
  // Pages for visitors wait with the app for the first sign of somebody.
  if (session) return;
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => !document.getElementById('ready'));
};
