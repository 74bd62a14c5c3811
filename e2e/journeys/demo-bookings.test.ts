import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizes } from '../lib/browser.ts';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { codeTo, mailTo } from '../lib/inboxes.ts';
import { newMobile, newName, office, says, textOf } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** A stranger books a demo of the product and moves it; the Admin holds it and says what came of it. */

const { url, visit, open } = office('demo-bookings');

/** Chooses the last day but so many that has a free time, and its first or second one. */
const choose = async (page: Page, fromLast: number, nth: number): Promise<string> => {
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button', { name: /\d$/ });
  await days.first().waitFor();
  await days.nth((await days.count()) - 1 - fromLast).click();
  const time = page.getByRole('group', { name: 'Time' }).locator('button:enabled').nth(nth);
  const words = await time.innerText();
  await time.click();
  expect(await time.getAttribute('aria-pressed')).toBe('true');
  await says(page, new RegExp(`, ${words} India time$`));
  return words;
};

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'a stranger books from the welcome page, moves it, and the Admin completes it, on a %s',
  { timeout: 120_000 },
  async (size) => {
    const [name, mobile] = [newName('Harshad'), newMobile()];
    const email = `harshad${mobile}@bhatt.example`;
    const page = await visit({ size });
    await page.getByRole('main').getByRole('link', { name: 'Book a demo' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Book a demo' }).waitFor();
    // The same stands at the foot, for the language of the page.
    await page.getByRole('radiogroup', { name: 'Language of the demo' }).getByText('ગુજરાતી', { exact: true }).click();
    await page.getByRole('button', { name: 'Send code and book' }).click();
    await says(page, 'Choose a day and a time first.');
    await choose(page, 1, 0);
    await withAxe(page);
    expect(await findings(page, `booking a demo on a ${size}`)).toEqual([]);
    await picture(page, `demo-${size}`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send code and book' }).click();
    await says(page, 'This field may not be blank.');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('City').fill('Ahmedabad');
    await page.getByRole('button', { name: 'Send code and book' }).click();
    await page.getByLabel('Code of 6 digits').fill(await codeTo(mobile));
    await says(page, 'You are booked');

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save for a calendar (.ics)' }).click(),
    ]);
    expect(await textOf(saved)).toContain('SUMMARY:Demo of Angan');
    const sent = await inDatabase(`select subject from outbox_message where "to" = $1`, [email]);
    const { links } = await mailTo(email, sent[0]!.subject as string);
    const link = links.find((one) => one.includes('/demo#'))!;

    const again = await visit({ size });
    await again.goto(link);
    await says(again, 'You are booked');
    await again.getByRole('button', { name: 'Move', exact: true }).click();
    const at = await choose(again, 2, 1);
    await again.getByRole('button', { name: 'Move to this time' }).click();
    await again.getByRole('button', { name: 'Cancel demo' }).waitFor();
    await says(again, new RegExp(`, ${at} India time$`));
    await picture(again, `demo-booked-${size}`);

    const desk = await open('admin@angan.demo', { size, at: `/demolists?search=${mobile}` });
    const row = desk.getByRole('link').filter({ hasText: name });
    await row.filter({ hasText: 'Rescheduled' }).waitFor();
    await row.filter({ hasText: 'Confirmed' }).click();
    await says(desk, new RegExp(`^Opens at ${at}$`));
    expect(await desk.getByRole('button', { name: 'Completed' }).isDisabled()).toBe(true);
    await withAxe(desk);
    expect(await findings(desk, `a demo on a ${size}`)).toEqual([]);
    await picture(desk, `demos-open-${size}`);
    // Its hour has come.
    await inDatabase(
      `update demo_booking set slot = (select id from demo_slot where starts_at < now() and booked_count < capacity
         order by starts_at desc limit 1) where mobile = $1 and status = 'Confirmed'`,
      [mobile],
    );
    await desk.reload();
    await desk.getByRole('button', { name: 'Interested', exact: true }).click();
    await desk.getByLabel('Notes').fill('Wants the lease clock');
    await desk.getByRole('button', { name: 'Completed' }).click();
    await says(desk, 'Saved');
    const rows = await inDatabase(
      `select status, outcome, notes from demo_booking where mobile = $1 order by id desc limit 1`,
      [mobile],
    );
    expect(rows).toEqual([{ status: 'Completed', outcome: 'Interested', notes: 'Wants the lease clock' }]);
    await desk.goto(`${url}/demolists`);
    await desk.getByRole('heading', { level: 2 }).first().waitFor();
    await picture(desk, `demos-${size}`);
  },
);

test('the Admin closes a time, and no stranger can choose it', { timeout: 60_000 }, async () => {
  const desk = await open('admin@angan.demo', { at: '/demolists?slots=open' });
  const last = desk
    .locator('fieldset')
    .filter({ has: desk.getByRole('button', { name: /free$/ }) })
    .last();
  const square = last.getByRole('button', { name: /, free$/ }).last();
  const at = (await square.getAttribute('aria-label'))!.split(',')[0]!;
  await square.click();
  await desk.getByRole('dialog').getByRole('switch', { name: 'Open for booking' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await last.getByRole('button', { name: `${at}, closed` }).waitFor();
  const page = await visit({ at: '/demo' });
  await page.getByRole('group', { name: 'Day' }).getByRole('button').last().click();
  // The page came with the times of up to a minute ago, which the app asks for again.
  const closed = page.getByRole('group', { name: 'Time' }).getByRole('button', { name: at, exact: true });
  await expect.poll(() => closed.isDisabled()).toBe(true);
});
