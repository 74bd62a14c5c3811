import { addDays, dayInIndia, mondayOf } from '@angan/domain/dates.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** The calendar: tasks moved and stretched with mouse and keyboard, added at an hour, read on a phone, shown elsewhere. */

const { ask, open } = office('calendar');
const owner = 'owner@rival.demo';

/** The week after this one, whatever day and hour this runs at. */
const monday = addDays(mondayOf(dayInIndia()), 7);
const week = `/tasks?view=calendar&span=week&day=${monday}`;
const at = (days: number, time: string) => `${addDays(monday, days)}T${time}:00+05:30`;

const aMeeting = async (date_time: string) => {
  const name = newName('Kamla');
  const contact = await ask(owner, '/properties/contacts/', { name, mobile_number_1: newMobile() });
  const task = await ask(owner, '/properties/tasks/', { type: 'Meeting', contact: contact.id, date_time });
  return { id: task.id as number, name };
};
const taskOf = (id: number) => ask(owner, `/properties/tasks/${id}/`);
/** The task that stands for one that was put off. */
const standsFor = async (id: number) => {
  const { results } = await ask(owner, '/properties/tasks/?status=Scheduled&page_size=100&ordering=-created_date');
  return results.find((one: { rescheduled_from: number }) => one.rescheduled_from === id);
};
const entry = (page: Page, name: string): Locator => page.locator('[data-task]').filter({ hasText: name });
const column = (page: Page, days: number): Locator => page.locator(`[data-hours][data-day="${addDays(monday, days)}"]`);

/** Drags by the mouse, from the middle of one box by some pixels. */
const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

test('a task is dragged to another day and stretched by its edge', async () => {
  const { id, name } = await aMeeting(at(1, '11:00'));
  const page = await open(owner, { at: week });
  const block = entry(page, name);
  await block.waitFor();
  await withAxe(page);
  expect(await findings(page, 'the week')).toEqual([]);
  const box = (await block.boundingBox())!;
  const [from, target] = [(await column(page, 1).boundingBox())!, (await column(page, 3).boundingBox())!];
  const hour = from.height / 24;
  const grip = { x: box.x + box.width / 2, y: box.y + 8 };
  await drag(page, grip, { x: grip.x + target.x - from.x, y: grip.y + 2 * hour });
  await tells(page, 'Moved to');
  const moved = await standsFor(id);
  expect([Date.parse(moved.date_time), (await taskOf(id)).status]).toEqual([Date.parse(at(3, '13:00')), 'Rescheduled']);
  expect(new URL(page.url()).searchParams.get('id')).toBeNull();

  await page.locator(`[data-task="${moved.id}"]`).waitFor();
  const edge = (await page.locator(`[data-edge="${moved.id}"]`).boundingBox())!;
  const low = { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 };
  await drag(page, low, { x: low.x, y: low.y + hour });
  await tells(page, 'Takes 105 min');
  expect(await taskOf(moved.id)).toMatchObject({ duration_minutes: 105, status: 'Scheduled' });
});

test('a task is moved by keyboard, in the week and in the month', async () => {
  const { id, name } = await aMeeting(at(2, '15:00'));
  const page = await open(owner, { at: week });
  await entry(page, name).focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('status').filter({ hasText: '2:45 PM, 1 hour' }).waitFor();
  await page.keyboard.press('Enter');
  await tells(page, 'Moved to');
  const moved = await standsFor(id);
  expect([Date.parse(moved.date_time), moved.duration_minutes]).toEqual([Date.parse(at(3, '14:45')), 60]);

  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Previous' }).first().waitFor();
  const line = page.locator(`[data-task="${moved.id}"]`);
  await line.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  expect((await taskOf(moved.id)).status).toBe('Scheduled');
  await line.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  const now = async () => Date.parse((await standsFor(moved.id))?.date_time);
  await expect.poll(now, { timeout: 10_000 }).toBe(Date.parse(at(4, '14:45')));
});

test('a press on an empty hour adds a task there, and what may not be moved goes back', async () => {
  const page = await open(owner, { at: week });
  const day = addDays(monday, 5).split('-').reverse().join('/');
  await page.getByRole('button', { name: `Add a task on Saturday, ${day}, 8 AM` }).click();
  await page.getByRole('heading', { name: 'Add task' }).waitFor();
  await page.getByRole('button', { name: 'Meeting' }).click();
  expect(await page.getByLabel('When, day and time').inputValue()).toBe(`${addDays(monday, 5)}T08:00`);
});

test('what has no room at an hour stands behind a number, and is reached by keyboard', async () => {
  const all = [];
  for (let at = 0; at < 5; at += 1) all.push(await aMeeting(`${addDays(monday, 6)}T11:00:00+05:30`));
  const page = await open(owner, { at: week });
  const hours = column(page, 6);
  const more = hours.getByRole('button', { name: '3 more tasks from 11:00 AM' });
  await more.waitFor();
  const shown = hours.locator('[data-task]');
  expect(await shown.count()).toBe(2);
  for (const block of await shown.all()) expect((await block.boundingBox())!.width).toBeGreaterThan(60);
  await picture(page, '11-week-crowded');
  await more.focus();
  await page.keyboard.press('Enter');
  const crowd = page.getByRole('dialog', { name: '3 more tasks from 11:00 AM' });
  await crowd.getByRole('link').nth(2).waitFor();
  await withAxe(page);
  expect(await findings(page, 'the crowd')).toEqual([]);
  await picture(page, '11-week-crowd');
  await page.keyboard.press('Escape');
  await crowd.waitFor({ state: 'detached' });
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true);

  // One that is opened from there has room before the others.
  await page.keyboard.press('Enter');
  const hidden = crowd.getByRole('link').first();
  const words = (await hidden.textContent())!;
  await hidden.focus();
  await page.keyboard.press('Enter');
  const opened = all.find(({ name }) => words.includes(name))!;
  await page.getByRole('complementary', { name: 'Task' }).getByText('Meeting, 45 min').waitFor();
  await hours.locator(`[data-task="${opened.id}"]`).waitFor();
  await page.keyboard.press('Escape');
  await more.click();
  await crowd.getByRole('button', { name: 'Show the day' }).click();
  await expect.poll(() => page.locator('[data-hours] [data-task]').count()).toBe(5);
});

test('the month shows a day beside it, and leads to the task', async () => {
  const { id, name } = await aMeeting(at(1, '12:00'));
  const page = await open(owner, { at: `/tasks?view=calendar&day=${addDays(monday, 1)}` });
  const panel = page.getByRole('complementary', { name: 'Day' });
  await panel.getByRole('link', { name }).waitFor();
  await withAxe(page);
  expect(await findings(page, 'the month')).toEqual([]);
  await panel.getByRole('link', { name }).click();
  await page.getByRole('complementary', { name: 'Task' }).getByText('Meeting, 45 min').waitFor();
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(id));
  const saving = page.waitForEvent('download');
  await page
    .getByRole('complementary', { name: 'Task' })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Save for a calendar (.ics)' }).click();
  expect((await saving).suggestedFilename()).toBe(`Meeting-${id}.ics`);
});

/** A finger that rests on something until it lifts it, and lets it go over another place. */
const carry = async (page: Page, from: Locator, to: Locator) => {
  const [start, target] = [(await from.boundingBox())!, (await to.boundingBox())!];
  const middle = ({ x, y, width, height }: typeof start) => ({ x: x + width / 2, y: y + height / 2 });
  const [begin, end] = [middle(start), middle(target)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', begin);
  await page.locator('[data-moving]').first().waitFor();
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part });
  await touch('touchEnd');
};

test('a phone has what comes, day by day, and a finger carries a task to another day', async () => {
  const { id, name } = await aMeeting(at(2, '10:30'));
  const page = await open(owner, { at: '/tasks', size: 'phone' });
  await page.getByRole('button', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  const day = addDays(monday, 2).split('-').reverse().join('/');
  await page.getByRole('button', { name: new RegExp(`Wednesday, ${day}`) }).click();
  await page.getByRole('link', { name, exact: true }).waitFor();
  await withAxe(page);
  expect(await findings(page, 'the agenda')).toEqual([]);
  const friday = addDays(monday, 4).split('-').reverse().join('/');
  await carry(
    page,
    page.getByRole('link', { name, exact: true }),
    page.getByRole('button', { name: new RegExp(`Friday, ${friday}`) }),
  );
  await tells(page, 'Moved to');
  const moved = await standsFor(id);
  expect(Date.parse(moved.date_time)).toBe(Date.parse(at(4, '10:30')));
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('complementary', { name: 'Task' }).getByText('Meeting, 45 min').waitFor();
});

test('a link for other calendars is made, read without logging in, and revoked', async () => {
  const { name } = await aMeeting(at(0, '17:00'));
  const page = await open(owner, { at: week });
  await page.getByRole('button', { name: 'Show in other calendars' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const url = await dialog.getByLabel('Your link').inputValue();
  await withAxe(page);
  expect(await findings(page, 'the link')).toEqual([]);
  const read = await fetch(url);
  expect(read.status).toBe(200);
  expect((await read.text()).replace(/\r\n /g, '')).toContain(`Meeting with ${name}`);
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await tells(page, 'The link no longer works');
  await dialog.getByRole('button', { name: 'Make link' }).waitFor();
  expect((await fetch(url)).status).toBe(404);
});
