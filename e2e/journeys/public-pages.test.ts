import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizes } from '../lib/browser.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** What a visitor reads before they sign up: guides, questions, policies, and how to reach the operator. */

const { visit, open } = office('public-pages');
const foot = (page: Page) => page.getByRole('contentinfo');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'from the foot to guides and policies, on a %s',
  async (size) => {
    const page = await visit({ size });
    await foot(page).getByRole('link', { name: 'Terms & Conditions' }).click();
    await heading(page, 'Terms & Conditions').waitFor();
    expect(new URL(page.url()).pathname).toBe('/policy/Terms&Conditions');
    await page.getByText('These terms are between Angan Demo and the brokerage').waitFor();
    // The same link once more goes up to the top of the page.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await foot(page).getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await foot(page).getByRole('link', { name: 'Support', exact: true }).click();
    await heading(page, 'Support').waitFor();
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Call support/ })
        .getAttribute('href'),
    ).toBe('tel:+917900000000');
    await picture(page, `support-${size}`);
    await page.getByRole('link', { name: /^Who sees which number/ }).click();
    await page.getByText('Owner and Co-Owner see whole numbers.').waitFor();
    await page.getByRole('link', { name: 'Next: Tasks, visits and reminders' }).click();
    await heading(page, 'Tasks, visits and reminders').waitFor();
    await foot(page).getByRole('link', { name: 'Questions', exact: true }).click();
    await page.getByText('Can I bring my Excel in?').click();
    await page.getByText('an import can be undone as a whole').waitFor();
  },
);

test('the code of the app is chosen by device, and asks anew once it was closed', async () => {
  const page = await visit();
  const show = foot(page).getByRole('button', { name: 'Show QR Code to Download App' });
  const popup = (name: string) => page.getByRole('dialog', { name });
  await show.click();
  await popup('Choose your device').getByRole('button', { name: 'iOS' }).click();
  await page.getByRole('img', { name: 'QR code of the iOS app' }).waitFor();
  await page.getByRole('dialog').getByText('Android', { exact: true }).click();
  await page.getByRole('img', { name: 'QR code of the Android app' }).waitFor();
  expect(await page.getByRole('link', { name: 'Open Google Play' }).getAttribute('href')).toMatch(/^https:/);
  await page.getByRole('button', { name: 'Close' }).click();
  await show.click();
  await popup('Choose your device').waitFor();
});

test('who is logged in reads them in their own frame', async () => {
  const page = await open('residential@angan.demo', { at: '/policy/RefundPolicy', size: 'phone' });
  await heading(page, 'Refund Policy').waitFor();
  await page.getByText('fewer than 20 records').waitFor();
});
