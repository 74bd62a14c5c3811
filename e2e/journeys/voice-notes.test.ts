import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aWindow, enter, type Size } from '../lib/browser.ts';
import { greeting, lastSent, log, reached, talking } from '../lib/chats.ts';
import { watched } from '../lib/every-screen.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { launchWithMicrophone, opensMicrophone } from '../lib/microphone.ts';
import { office, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { goTo } from '../lib/settled.ts';
import { tooWide } from '../lib/too-wide.ts';
import { connectMeta, phoneOf } from '../lib/whatsapp.ts';

/** Speaking instead of typing: recorded in the chat, heard on the customer's phone and in the chat. */

const { ask, session, url } = office('voice-notes');
const admin = 'admin@angan.demo';
const sizes: Size[] = ['desktop', 'phone'];
let browser: Browser;
let window: BrowserContext | undefined;
beforeAll(async () => {
  [browser] = await Promise.all([launchWithMicrophone(), connectMeta()]);
});
afterEach(() => window?.close());
afterAll(() => browser.close());

/** A chat in a window that may use the microphone or may not. */
const chatting = async (chat: number, size: Size, allowed: boolean, before?: (window: BrowserContext) => unknown) => {
  window = await aWindow(browser, size);
  // What is not named is refused without asking.
  await window.grantPermissions([allowed ? 'microphone' : 'notifications'], { origin: url });
  await before?.(window);
  const page = await enter(window, url, await session(admin), `/whatsappsmsg?chat=${chat}`);
  await log(page).getByText(greeting).waitFor();
  return page;
};
const record = (page: Page) => page.getByRole('button', { name: 'Record a voice message' });
const recorder = (page: Page) => page.getByRole('group', { name: 'Voice message' }).filter({ hasText: 'Recording' });
const notOpened = /^The microphone did not open\./;
/** A browser without sound is silent, or says that it cannot. */
const noneHere = /^(The microphone did not open|This browser cannot record)\./;

describe.each(sizes)('on a %s', (size) => {
  test('is recorded, sent, heard on the customer’s phone and in the chat', async ({ annotate }) => {
    const asha = await talking(ask, 'Asha');
    const { complaints, before } = watched();
    const page = await chatting(asha.chat, size, true, before);
    if (!(await opensMicrophone(page))) {
      await annotate('No browser here opens a microphone: only that the screen says so was looked at.', 'notice');
      await record(page).click();
      await page.getByRole('alert').getByText(noneHere).waitFor();
      return;
    }
    await record(page).click();
    await recorder(page).waitFor();
    await picture(page, `recording-${size}`);
    await withAxe(page);
    expect(await findings(page, `recording on a ${size}`)).toEqual([]);
    expect(await tooWide(page, `recording on a ${size}`)).toEqual([]);
    expect(await page.getByRole('textbox', { name: 'Message' }).isVisible()).toBe(false);
    await recorder(page)
      .getByRole('timer')
      .getByText(/^0:0[2-9]$/)
      .waitFor();
    await recorder(page).getByRole('button', { name: 'Send' }).click();
    await tells(page, chatTexts.sent);
    await recorder(page).waitFor({ state: 'detached' });

    const { type, content } = await reached(asha.digits);
    expect([type, content.voice]).toEqual(['audio', true]);
    const hand = await aWindow(browser);
    const phone = await hand.newPage();
    await phone.goto(phoneOf(asha.digits));
    const heard = phone.locator('audio').last();
    await heard.waitFor();
    const length = await heard.evaluate(
      (audio: HTMLAudioElement) =>
        new Promise<number>((resolve, reject) => {
          audio.addEventListener('loadedmetadata', () => resolve(audio.duration));
          audio.addEventListener('error', () => reject(new Error('It cannot be played.')));
          audio.load();
        }),
    );
    expect(length).toBeGreaterThan(1);
    await hand.close();

    const note = lastSent(page).getByRole('group', { name: 'Voice message' });
    await note.getByText(/^0:0[1-9]$/).waitFor();
    await note.getByRole('button', { name: 'Play' }).click();
    await note.getByRole('button', { name: 'Pause' }).waitFor();
    await expect
      .poll(() => note.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
    await picture(page, `voice-${size}`);
    expect(complaints).toEqual([]);
  });

  test('that is refused says what to do, and typing goes on', async () => {
    const bina = await talking(ask, 'Bina');
    const page = await chatting(bina.chat, size, false);
    await record(page).click();
    await page
      .getByRole('alert')
      .getByText(/^(The browser may not use the microphone|The microphone did not open|This browser cannot record)\./)
      .waitFor();
    await picture(page, `refused-${size}`);
    const box = page.getByRole('textbox', { name: 'Message' });
    await box.fill('Shela or Bopal?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await log(page).getByText('Shela or Bopal?').waitFor();
  });
});

test('a microphone that neither opens nor refuses stops nobody, and is told of', async () => {
  const chirag = await talking(ask, 'Chirag');
  const page = await chatting(chirag.chat, 'desktop', true, async (window) => {
    await window.clock.install();
    await window.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    });
  });
  await record(page).click();
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('Typed while it waits');
  await box.press('Enter');
  await log(page).getByText('Typed while it waits').waitFor();
  expect(await page.getByRole('alert').getByText(notOpened).count()).toBe(0);
  // So long somebody has to answer the browser.
  await page.clock.fastForward(15_000);
  await page.getByRole('alert').getByText(notOpened).waitFor();
  expect(await record(page).isEnabled()).toBe(true);
});

test('Escape throws the recording away, and a microphone that opens too late is closed', async () => {
  const dev = await talking(ask, 'Dev');
  const page = await chatting(dev.chat, 'desktop', true, (window) =>
    // What a microphone gives, without one; it opens when the page says so.
    window.addInitScript(() => {
      const page = globalThis as unknown as { opened?: MediaStream; open?: () => void };
      navigator.mediaDevices.getUserMedia = () =>
        new Promise((resolve) => {
          page.open = () => {
            page.opened = new AudioContext().createMediaStreamDestination().stream;
            resolve(page.opened);
          };
        });
    }),
  );
  const open = () => page.evaluate(() => (globalThis as unknown as { open: () => void }).open());
  const state = () =>
    page.evaluate(() =>
      (globalThis as unknown as { opened: MediaStream }).opened.getTracks().map((track) => track.readyState),
    );
  await record(page).click();
  await expect.poll(() => page.evaluate(() => 'open' in globalThis)).toBe(true);
  await open();
  await recorder(page).waitFor();
  expect(await state()).toEqual(['live']);
  await page.keyboard.press('Escape');
  await recorder(page).waitFor({ state: 'detached' });
  expect(await state()).toEqual(['ended']);

  await record(page).click();
  await goTo(page, '/messages');
  await log(page).waitFor({ state: 'detached' });
  await open();
  await expect.poll(state).toEqual(['ended']);
});
