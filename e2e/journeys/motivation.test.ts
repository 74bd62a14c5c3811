import { demoPassword } from '@angan/contract/demo/logins.ts';
import { dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { expect, test } from 'vitest';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { newName, office, says, tells } from '../lib/office.ts';

/** The sentence of the day: the Admin writes it, and Home shows it in one line until it is put away. */

const { url, open } = office('motivation');

test('what the Admin adds for a date stands on Home that day, unfolds, and stays away once it is put away', async () => {
  // What an attempt before this one left would hold the day.
  await inDatabase('delete from motivation where date is not null', []);
  const said = `${newName('Asha')} asks for the budget before the first visit, and notes in the evening what was liked.`;
  const desk = await open('admin@angan.demo', { at: '/motivation' });
  await desk.getByRole('button', { name: 'Add motivation' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Message').fill(said);
  await form.getByLabel('Every year on').fill('31/02');
  await form.getByRole('button', { name: 'Add motivation' }).click();
  await says(form, 'Enter a day and a month, such as 15/08.');
  await form.getByLabel('Every year on').fill('');
  await form.getByRole('textbox', { name: 'On one date' }).fill(formatDate(dayInIndia()));
  await form.getByRole('button', { name: 'Add motivation' }).click();
  await tells(desk, 'Message added');
  await says(desk.getByRole('complementary', { name: 'Motivation' }), said);
  await withAxe(desk);
  expect(await findings(desk, 'the messages')).toEqual([]);

  const { email } = await newOffice(url, demoPassword);
  let asked = 0;
  const phone = await open(email, {
    size: 'phone',
    before: (window) => void window.on('request', (one) => (asked += Number(one.url().endsWith('/motivation/')))),
  });
  const quote = phone.getByRole('button', { name: said });
  await quote.waitFor();
  const height = async () => (await quote.boundingBox())!.height;
  const line = await height();
  await quote.click();
  await expect.poll(height).toBeGreaterThan(line * 1.5);
  await phone.reload();
  await quote.waitFor();
  await phone.getByRole('button', { name: 'Put away until tomorrow' }).click();
  await quote.waitFor({ state: 'detached' });
  await phone.reload();
  await phone.getByRole('region', { name: 'Today', exact: true }).waitFor();
  expect([await quote.count(), asked]).toEqual([0, 1]);
  expect(await phone.evaluate(() => localStorage.getItem('quote'))).toContain('""');
});

test('a message is changed and deleted from its list, and comes back with Undo', async () => {
  await inDatabase(`delete from motivation where date is not null or day is not null`, []);
  const desk = await open('admin@angan.demo', { at: '/motivation?language=Gujarati' });
  await desk.getByRole('button', { name: 'Add motivation' }).first().click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Message').fill('આજે જ ફોન કરો.');
  await form.getByLabel('Every year on').fill('29/02');
  await form.getByText('Gujarati').click();
  await form.getByRole('button', { name: 'Add motivation' }).click();
  await tells(desk, 'Message added');
  const panel = desk.getByRole('complementary', { name: 'Motivation' });
  await says(panel, 'Every year on 29/02');
  await panel.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('Author').fill('Mehul');
  await form.getByRole('button', { name: 'Save' }).click();
  await tells(desk, 'Message saved');
  await says(panel, 'Mehul');
  await panel.getByRole('button', { name: /^More for/ }).click();
  await desk.getByRole('menuitem', { name: 'Delete' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Delete motivation' }).click();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await tells(desk, 'Motivation: આજે જ ફોન કરો. is back');
  await says(desk.getByRole('table'), 'Every year on 29/02');
});
