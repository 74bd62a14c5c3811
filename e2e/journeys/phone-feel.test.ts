import { expect, inject, test } from 'vitest';
import { sessionOf } from '../lib/browser.ts';
import { closed } from '../lib/dialogs.ts';
import { newMobile, newName } from '../lib/office.ts';
import { called, origin, phones, tells } from '../lib/phone.ts';

/** What the app asks of the phone's line, motor and bars. */

const phone = phones();
const asOwner = () => sessionOf(inject('productUrl'), 'owner@angan.demo', 'e2e-phone-feel');
const kinds = ['android', 'ios'] as const;

test.each(kinds)('on %s the phone says when the line breaks, whatever its web view takes for one', async (kind) => {
  const page = await phone(kind, { as: await asOwner(), at: '/tasks' });
  await page.getByRole('heading', { name: 'Tasks' }).first().waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await tells(page, 'Network', 'networkStatusChange', { connected: false, connectionType: 'none' });
  const banner = page.getByText(/No internet|Offline/).first();
  await banner.waitFor();
  await tells(page, 'Network', 'networkStatusChange', { connected: true, connectionType: 'wifi' });
  await banner.waitFor({ state: 'hidden' });
});

test('what is saved and what is taken up is felt, but not by whom things are to move less for', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/contact' });
  const felt = async () => (await called(page, 'Haptics.impact')).times;
  const save = async () => {
    await page.goto(`${origin}/addContact`);
    const form = page.getByRole('dialog', { name: 'Add Contact' });
    await form.getByLabel('Name', { exact: true }).fill(newName('Rekha'));
    await form
      .getByLabel(/^Mobile/)
      .first()
      .fill(newMobile());
    await form.getByRole('button', { name: 'Add Contact', exact: true }).click();
    await closed(page, form);
  };
  await save();
  expect(await felt()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await save();
  await expect.poll(felt).toBe(1);
  expect((await called(page, 'Haptics.impact')).last).toEqual({ style: 'LIGHT' });
  await page.evaluate(() => document.body.dispatchEvent(new DragEvent('dragstart', { bubbles: true })));
  await expect.poll(felt).toBe(2);
});

test('clock and battery stay readable over the light and the dark of the app', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/tasks' });
  const style = async () => (await called(page, 'SystemBars.setStyle')).last;
  await expect.poll(style).toEqual({ style: 'LIGHT' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(style).toEqual({ style: 'DARK' });
});
