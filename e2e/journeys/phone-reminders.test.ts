import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sessionOf } from '../lib/browser.ts';
import { newMobile, office, says } from '../lib/office.ts';
import { called, origin, phones, remindersOn, tells } from '../lib/phone.ts';
import { picture } from '../lib/picture.ts';

/** What the phone reminds of by itself, as the app sets it. */

const { ask } = office('phone-reminders');
const phone = phones();
const owner = 'owner@angan.demo';
const asOwner = () => sessionOf(inject('productUrl'), owner, 'e2e-phone-reminders');
const kinds = ['android', 'ios'] as const;
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * hour).toISOString();

/** A call of the owner in so many hours, with somebody whose name has a number in it. */
const aCall = async (hours: number) => {
  const mobile = newMobile();
  const contact = await ask(owner, '/properties/contacts/', { name: `Nimesh ${mobile}`, mobile_number_1: mobile });
  const date_time = inHours(hours);
  const given = { type: 'Call', contact: contact.id, date_time, remind_before: [15] };
  const { id } = await ask(owner, '/properties/tasks/', given);
  return { id: id as number, mobile, date_time };
};
const setFor = async (page: Page, task: number) =>
  (await remindersOn(page)).filter(({ extra }) => extra.url === `/tasks?id=${task}`);
const allow = async (page: Page) => page.getByRole('button', { name: 'Allow reminders' }).click();

test.each(kinds)(
  'on %s a task is reminded of by the phone, as long as it stands and its person is in',
  async (kind) => {
    const { id, mobile, date_time } = await aCall(0.5);
    const page = await phone(kind, { as: await asOwner(), at: '/notifications' });
    const button = page.getByRole('button', { name: 'Allow reminders' });
    await button.scrollIntoViewIfNeeded();
    await picture(page, `phone-reminders-${kind}`);
    expect(await setFor(page, id)).toEqual([]);
    await button.click();
    await expect.poll(async () => (await setFor(page, id)).length).toBe(2);
    const set = await setFor(page, id);
    expect(set.map(({ schedule }) => Date.parse(date_time) - Date.parse(schedule.at)).toSorted()).toEqual([
      0,
      15 * 60_000,
    ]);
    for (const { title, body } of set) {
      expect(title).toBe('Task due');
      expect(body).toContain('Nimesh');
      expect(body).not.toContain(mobile);
    }
    // They outlive a restart, and go with their task.
    await page.goto(`${origin}/tasks?id=${id}`);
    await expect.poll(async () => (await setFor(page, id)).length).toBe(2);
    await ask(owner, `/properties/tasks/${id}/cancel/`, { reason: 'Moved' });
    await page.clock.install();
    await expect
      .poll(async () => {
        await page.clock.fastForward('01:01');
        return (await setFor(page, id)).length;
      })
      .toBe(0);
  },
);

test('a reminder that is pressed opens its task', async () => {
  const { id } = await aCall(5);
  const page = await phone('android', { as: await asOwner() });
  await page.getByRole('heading').first().waitFor();
  const notification = { id: 1, title: 'Task due', body: '', extra: { url: `/tasks?id=${id}` } };
  await tells(page, 'LocalNotifications', 'localNotificationActionPerformed', { actionId: 'tap', notification });
  await page.waitForURL(`${origin}/tasks?id=${id}`);
});

test('with the app lock on a reminder names nobody, and a logout takes all of them back', async () => {
  const { id } = await aCall(0.6);
  const page = await phone('ios', { as: await asOwner(), at: '/notifications' });
  await allow(page);
  await expect.poll(async () => (await setFor(page, id)).length).toBe(2);
  await page.evaluate(() => localStorage.setItem('app_lock', 'true'));
  await tells(page, 'App', 'appStateChange', { isActive: false });
  await expect
    .poll(async () => [...new Set((await setFor(page, id)).map(({ body }) => body))])
    .toEqual(['Open Angan to read it.']);
  await tells(page, 'App', 'appStateChange', { isActive: true });
  await page.goto(`${origin}/profile`);
  await page.evaluate(() => localStorage.removeItem('app_lock'));
  await expect.poll(async () => (await remindersOn(page)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.getByLabel('E-mail or mobile number').waitFor();
  await expect.poll(() => remindersOn(page)).toEqual([]);
  expect((await called(page, 'LocalNotifications.removeAllDeliveredNotifications')).times).toBe(1);
});

test('who wants no push of tasks is reminded by the phone of none', async () => {
  const { id } = await aCall(0.7);
  await ask(owner, '/properties/alert_settings/', { kinds: [{ kind: 'Task due', push: false }] }, 'PATCH');
  try {
    const page = await phone('android', { as: await asOwner(), at: '/notifications' });
    await allow(page);
    await page.getByText('This phone reminds you of your tasks of the next two days').waitFor();
    expect(await setFor(page, id)).toEqual([]);
    const push = page.getByRole('checkbox', { name: 'Task due: Push' });
    await push.click();
    await expect.poll(() => push.isChecked()).toBe(true);
    await expect.poll(async () => (await setFor(page, id)).length).toBe(2);
  } finally {
    await ask(owner, '/properties/alert_settings/', { kinds: [{ kind: 'Task due', push: true }] }, 'PATCH');
  }
});

test('who forbade it is told what undoes that', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/notifications', allows: false });
  await allow(page);
  await says(page, 'This phone may not remind you of tasks. Allow notifications for Angan in its settings.');
  expect(await remindersOn(page)).toEqual([]);
});
