import { timeInIndia } from '@angan/domain/dates.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { minute, minuteComes, nextMinute } from '../lib/minutes.ts';
import { office, says, tells, type Wanted } from '../lib/office.ts';
import { pushedTo, subscribesAtSandbox } from '../lib/push.ts';

/** A person chooses what reaches them beyond the app, and when; what comes in while they work stands by itself for a while. */

const { ask, open } = office('alert-choices');
const [owner, someone, other] = ['owner@angan.demo', 'residential@angan.demo', 'coowner@angan.demo'];
const window: Wanted = {
  once: true,
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  before: subscribesAtSandbox,
};
const settings = '/properties/alert_settings/';
const hours = (is_on: boolean, from = '21:00', to = '08:00') =>
  ask(someone, settings, { quiet_hours: { is_on, from, to } }, 'PATCH');

/** The Owner gives somebody an inquiry that they do not have. */
const assign = async (email: string) => {
  const { id } = await ask(email, '/auth/users/me/');
  const { results } = await ask(owner, '/properties/inquiry/?page_size=100&property_type=1');
  const isTheirs = (one: { assigned_to: { id: number }[] }) => one.assigned_to.some((person) => person.id === id);
  const inquiry = results.find((one: { assigned_to: { id: number }[] }) => !isTheirs(one));
  await ask(owner, `/properties/inquiry/${inquiry.id}/`, { assigned_to: [id], locked_inquiry: false }, 'PATCH');
};
/** A task of theirs, of which they are reminded at its time alone. */
const remind = async (email: string, at: number) => {
  const { id } = await ask(email, '/auth/users/me/');
  const { results } = await ask(email, '/properties/inquiry/?page_size=1');
  await ask(owner, '/properties/tasks/', {
    ...{ type: 'Call', inquiry: results[0].id, assigned_to: id },
    ...{ date_time: new Date(at).toISOString(), remind_before: [] },
  });
};
const titles = async (page: Page) => (await pushedTo(page)).map((text) => JSON.parse(text).title as string);

test('who turns push of one kind off still gets another, by day and, for a reminder, at night', {
  timeout: 180_000,
}, async () => {
  await hours(false);
  const page = await open(someone, { ...window });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: /^Alerts/ }).click();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await says(page, 'Alerts come to this device also when Angan is closed.');
  await withAxe(page);
  expect(await findings(page, 'notifications')).toEqual([]);

  const choice = page.getByRole('checkbox', { name: 'Inquiry assigned: Push' });
  expect(await choice.isChecked()).toBe(true);
  await choice.press(' ');
  await tells(page, 'Saved');
  await page.reload();
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Task due: in app, always on' }).isDisabled()).toBe(true);

  // Quiet hours that end with a minute: what is not for its minute waits for that, by the clock.
  await assign(someone);
  await choice.press(' ');
  await expect.poll(() => choice.isChecked()).toBe(true);
  await tells(page, 'Saved');
  expect(await titles(page)).toEqual([]);
  const end = nextMinute(10_000);
  const later = end + 10 * minute;
  await hours(true, timeInIndia(end - 3_600_000), timeInIndia(end));
  await assign(someone);
  // One reminder whose minute is brought about, and one that is left to the clock.
  await remind(someone, later);
  await remind(someone, end);
  await minuteComes(someone, 'tasks', later);
  await expect.poll(() => titles(page)).toContain('Task due');
  expect(await titles(page)).not.toContain('Inquiry assigned');
  expect(Date.now()).toBeLessThan(end);
  const many = async (one: string) => (await titles(page)).filter((title) => title === one).length;
  await expect.poll(() => many('Inquiry assigned'), { timeout: 90_000 }).toBe(1);
  expect(Date.now()).toBeGreaterThanOrEqual(end);
  await expect.poll(() => many('Task due')).toBeGreaterThan(1);
  expect(await many('Inquiry assigned')).toBe(1);
  await hours(true);
});

test('a new alert stands by itself, waits while one types, and is marked as read in place', async () => {
  const page = await open(other, { at: '/searchInquiry' });
  await page.getByRole('button', { name: /^Alerts/ }).waitFor();
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await search.click();
  await search.pressSequentially('Me');
  await assign(other);
  const bell = page.getByRole('button', { name: /^Alerts, \d+ unread/ });
  await bell.waitFor();
  const card = page.getByRole('article', { name: 'New alert' });
  await page.waitForTimeout(1500);
  expect(await card.count()).toBe(0);
  await search.blur();
  await card.waitFor();
  await says(card as never, 'Inquiry assigned');
  await withAxe(page);
  expect(await findings(page, 'new alert')).toEqual([]);
  // Other journeys may tell them of something meanwhile: of this one's kind some are read now that were not.
  const ofKind = async () => {
    const { results } = await ask(other, '/properties/user_alerts/?page_size=100');
    return results.filter((one: { alert: { title: string } }) => one.alert.title === 'Inquiry assigned');
  };
  const before: { id: number; read: boolean }[] = await ofKind();
  await card.getByRole('button', { name: 'Mark as read' }).click();
  await card.waitFor({ state: 'detached' });
  const isUnread = (id: number) => before.some((one) => one.id === id && !one.read);
  const becameRead = async () =>
    (await ofKind()).filter(({ id, read }: { id: number; read: boolean }) => read && isUnread(id)).length;
  await expect.poll(becameRead).toBe(1);
});
