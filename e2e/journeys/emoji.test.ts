import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { greeting, log, reached, talking } from '../lib/chats.ts';
import { lookAt, watched } from '../lib/every-screen.ts';
import { withAxe } from '../lib/findings.ts';
import { office, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { connectMeta } from '../lib/whatsapp.ts';

/** An emoji is found by its word, by keyboard and by touch, stands where the cursor was, and is sent. */

const { ask, open } = office('emoji');
const admin = 'admin@angan.demo';
const sizes: Size[] = ['desktop', 'phone'];
beforeAll(connectMeta);

const chatting = async (first: string, size: Size, before?: (window: BrowserContext) => unknown) => {
  const somebody = await talking(ask, first);
  const page = await open(admin, { at: `/whatsappsmsg?chat=${somebody.chat}`, size, ...(before && { before }) });
  await log(page).getByText(greeting).waitFor();
  return { page, ...somebody };
};
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const search = (page: Page) => page.getByPlaceholder('Find an emoji');
/** The signs stand in a grid. */
const sign = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true }).filter({ visible: true });
const signs = (page: Page) => page.getByRole('gridcell').filter({ visible: true });
const cursor = (page: Page) =>
  box(page).evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]);

describe.each(sizes)('on a %s', (size) => {
  test('is found by its word, stands at the cursor and is sent', async () => {
    const { complaints, before } = watched();
    const { page, digits } = await chatting('Isha', size, before);
    await box(page).fill('Namaste Isha');
    await box(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7));
    const button = page.getByRole('button', { name: 'Emoji' });
    if (size === 'phone') await button.tap();
    else await button.click();
    await sign(page, 'grinning face').first().waitFor();
    await picture(page, `emoji-${size}`);
    await withAxe(page);
    expect(await lookAt(page, size, `the emoji on a ${size}`)).toEqual([]);
    await search(page).fill('folded');
    const folded = sign(page, 'folded hands').first();
    await folded.waitFor();
    await picture(page, `emoji-found-${size}`);
    if (size === 'phone') await folded.tap();
    else await folded.click();
    await expect.poll(() => box(page).inputValue()).toBe('Namaste🙏 Isha');
    await expect.poll(() => cursor(page)).toEqual([9, 9]);
    await expect.poll(() => search(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await tells(page, chatTexts.sent);
    await log(page).getByText('Namaste🙏 Isha').waitFor();
    expect((await reached(digits)).content.body).toBe('Namaste🙏 Isha');
    expect(complaints).toEqual([]);
  });
});

test('is chosen with the keyboard alone, and Escape leaves the words as they were', async () => {
  const { page } = await chatting('Jigar', 'desktop');
  await box(page).fill('Good');
  await page.getByRole('button', { name: 'Emoji' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => search(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('thumbs up');
  // The signs follow the word letter by letter: until the last one is heard, another stands first.
  await expect.poll(() => signs(page).first().getAttribute('aria-label')).toBe('thumbs up');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => box(page).inputValue()).toBe('Good👍');
  await page.keyboard.type(' morning');
  expect(await box(page).inputValue()).toBe('Good👍 morning');

  await page.getByRole('button', { name: 'Emoji' }).focus();
  await page.keyboard.press('Enter');
  await search(page).waitFor();
  await page.keyboard.press('Escape');
  await search(page).waitFor({ state: 'detached' });
  expect(await box(page).inputValue()).toBe('Good👍 morning');
});
