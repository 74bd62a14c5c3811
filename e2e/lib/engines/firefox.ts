import puppeteer from 'puppeteer-core';
import { sizes } from '../browser.ts';
import { type EnginePage, pageOf } from './page.ts';
import { engines, program } from './tools.ts';

/** Milliseconds until the browser gives up on its start; beside other work it takes half a minute. */
const patience = 120_000;

/** Debian's Firefox at a desk, in the light and without movement. It speaks WebDriver BiDi by itself. */
export const firefox = async (): Promise<EnginePage> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program(engines.firefox.programs[0]),
    timeout: patience,
    protocolTimeout: patience,
    defaultViewport: sizes.desktop,
    env: { ...process.env, TZ: 'Asia/Kolkata' },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 0, 'intl.accept_languages': 'en-IN' },
  });
  const page = await browser.newPage();
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return pageOf({
    goto: async (address) => {
      await page.goto(address);
      // Of a walk over all screens more files come than are remembered otherwise.
      await page.evaluate(() => performance.setResourceTimingBufferSize(5000));
    },
    run: (source, given) => page.evaluate(`(${source})(${JSON.stringify(given)})`),
    picture: () => page.screenshot(),
    complaints: async () => {
      const told = complaints;
      complaints = [];
      return told;
    },
    close: () => browser.close(),
  });
};
