import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** What becomes of a task beside being done: put off with all that is late, cancelled, changed; and where it is added from. */

const { ask, open } = office('tasks-changes');
const owner = 'owner@angan.demo';

const tomorrowAt = (time: string) => `${addDays(dayInIndia(), 1)}T${time}:00+05:30`;
const aContact = async () => {
  const name = newName('Urmila');
  const { id } = await ask(owner, '/properties/contacts/', { name, mobile_number_1: newMobile() });
  return { id: id as number, name };
};
const aMeeting = async (contact: number, time: string, comment: string) =>
  (await ask(owner, '/properties/tasks/', { type: 'Meeting', contact, date_time: tomorrowAt(time), comment }))
    .id as number;
const taskOf = (id: number) => ask(owner, `/properties/tasks/${id}/`);
const searched = (name: string) => `/tasks?search=${encodeURIComponent(name)}`;
const inMenu = async (page: Page, name: string, item: string) => {
  await page
    .getByRole('complementary', { name: 'Task' })
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('all that is late is moved to today at once, as the filters show it', async () => {
  const { id, name } = await aContact();
  const late = [await aMeeting(id, '10:00', 'First papers'), await aMeeting(id, '11:00', 'Second papers')];
  const ahead = await aMeeting(id, '12:00', 'Still to come');
  await inDatabase(`update task set date_time = date_time - interval '3 days' where id = any ($1::bigint[])`, [late]);
  const page = await open(owner, { at: searched(name) });
  await page.getByRole('heading', { name: 'Overdue' }).waitFor();
  await page.getByRole('button', { name: 'Move all to today' }).click();
  await tells(page, '2 tasks moved to today');
  await page.getByRole('heading', { name: 'Overdue' }).waitFor({ state: 'detached' });
  const { results } = await ask(owner, `/properties/tasks/?contact=${id}&status=Scheduled`);
  const days = results.map((one: { date_time: string }) => dayInIndia(one.date_time)).toSorted();
  // Where an evening has no half hour left, the next one is tomorrow's.
  expect(days.slice(0, 2).every((day: string) => day <= addDays(dayInIndia(), 1))).toBe(true);
  expect([(await taskOf(ahead)).status, (await taskOf(late[0]!)).status]).toEqual(['Scheduled', 'Rescheduled']);
});

test('a task is changed, and cancelled with its reason', async () => {
  const { id, name } = await aContact();
  const task = await aMeeting(id, '15:00', 'Bring the index copy');
  const page = await open(owner, { at: `/tasks?id=${task}` });
  await inMenu(page, name, 'Edit');
  await page.getByRole('heading', { name: 'Edit task' }).waitFor();
  await page.getByLabel('Comment').fill('Bring the share certificate');
  await page.getByRole('button', { name: '90 min' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Task saved');
  await says(page, 'Meeting, 90 min');
  expect(await taskOf(task)).toMatchObject({ comment: 'Bring the share certificate', duration_minutes: 90 });

  await inMenu(page, name, 'Cancel task');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel task' }).click();
  await dialog.getByLabel('Reason').fill('Bought elsewhere');
  await dialog.getByRole('button', { name: 'Cancel task' }).click();
  await tells(page, 'Task cancelled');
  await page.getByRole('complementary', { name: 'Task' }).getByText('Cancelled').waitFor();
  expect(await taskOf(task)).toMatchObject({ status: 'Cancelled', status_reason: 'Bought elsewhere' });
});

test('a visit is written down with its next step, which is then among the tasks of the inquiry', async () => {
  const { id: contact } = await aContact();
  const area = (await ask(owner, '/properties/area/?search=Bopal')).results[0].id;
  const property = await ask(owner, '/properties/property/', {
    ...{ contact, property_type: 1, property_subtype: 1, deal_type: [1], area: [area], bhk: 4, sale_price: 5_400_000 },
  });
  const inquiry = await ask(owner, '/properties/inquiry/', { property_type: 1, deal_type: [1], contact, area: [area] });
  const visit = await ask(owner, '/properties/tasks/', {
    ...{ type: 'Site Visit', inquiry: inquiry.id, property: property.id, date_time: tomorrowAt('17:00') },
  });
  const page = await open(owner, { at: `/tasks?id=${visit.id}` });
  await page.getByRole('complementary', { name: 'Task' }).getByRole('button', { name: 'Complete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'How was the visit?' }).waitFor();
  await dialog.getByRole('button', { name: 'Wants second visit' }).click();
  await dialog.getByRole('button', { name: 'Tomorrow, 11:00 AM' }).click();
  await withAxe(page);
  expect(await findings(page, 'a visit written down')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Visit written down');
  expect(await taskOf(visit.id)).toMatchObject({ status: 'Completed', outcome: 'Wants second visit' });
  const { results } = await ask(owner, `/properties/tasks/?inquiry=${inquiry.id}&status=Scheduled&type=Call`);
  const calls = results.map((one: { date_time: string }) => Date.parse(one.date_time));
  expect(calls).toContain(Date.parse(tomorrowAt('11:00')));
});

test('a task is added for a property, a contact and a project, on a phone from the usual types', async () => {
  const { id: contact } = await aContact();
  const project = (await ask(owner, '/properties/projects/')).results[0].id;
  const property = (await ask(owner, '/properties/property/?status=Available')).results[0].id;
  for (const [at, of, id] of [
    [`/addtask/property/${property}`, 'property', property],
    [`/addtask?contact=${contact}`, 'contact', contact],
    [`/addtask?project=${project}`, 'project', project],
  ] as const) {
    const comment = newName('Note');
    const page = await open(owner, { at, size: 'phone' });
    const types = page.getByRole('group', { name: 'Type' });
    await types.getByRole('button', { name: 'Call' }).waitFor();
    expect(await types.getByRole('button').count()).toBe(7);
    await types.getByRole('button', { name: 'More types' }).click();
    await types.getByRole('button', { name: 'Handover' }).click();
    await page.getByRole('button', { name: 'Tomorrow, 11:00 AM' }).click();
    await page.getByLabel('Comment').fill(comment);
    await page.getByRole('button', { name: 'Add task' }).click();
    await tells(page, 'Handover planned for');
    const { results } = await ask(owner, `/properties/tasks/?${of}=${id}&search=${encodeURIComponent(comment)}`);
    expect(results).toMatchObject([{ type: 'Handover', [of]: { id } }]);
  }
});
