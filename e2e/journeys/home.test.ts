import { dayInIndia } from '@angan/domain/dates.ts';
import { withdrawReasons } from '@angan/domain/lookups/property-lists.ts';
import { expect, test } from 'vitest';
import { inDatabase } from '../lib/database.ts';
import { block, homeOffice, lineOf } from '../lib/home-office.ts';
import { newName, office, says, tells } from '../lib/office.ts';

/** What a person opens in the morning: each block shows its records, and its button does the job from there. */

const { url, ask, open } = office('home');

const tonight = () => `${dayInIndia(new Date())}T23:59:00+05:30`;
const anOffice = () => homeOffice(url, ask);

test('a new Owner is led through the first steps to the congratulation, past blocks that say why they are empty', async () => {
  const { email, house, inquiry } = await anOffice();
  const page = await open(email);
  await block(page, 'Set up your office').getByText('Your first property').waitFor();
  for (const [name, why] of [
    ['Today', 'Nothing is planned for today.'],
    ['New inquiries', 'Every inquiry has its first answer.'],
    ['New matches', 'No new matches of 85 and above since yesterday.'],
    ['To verify today', 'All your listings are fresh.'],
    ['Hot, without next step', 'Every hot inquiry has a next step.'],
    ['Notes', 'No notes yet.'],
    ['Recent properties', 'No properties yet.'],
    ['Recent projects', 'No projects yet.'],
  ] as const) {
    await block(page, name).getByText(why).waitFor();
    await block(page, name)
      .getByText(/^Example: /)
      .waitFor();
  }
  await inDatabase(
    `update company set city = 6, address = 'Ring Road'
      where id = (select company_id from app_user where email = $1)`,
    [email],
  );
  await house();
  await inquiry(newName('Rina'));
  const told = page.getByRole('dialog', { name: 'Congratulations, your office is set up' });
  await told.getByRole('button', { name: 'Start working' }).click();
  await told.waitFor({ state: 'hidden' });
  expect(await block(page, 'Set up your office').count()).toBe(0);
});

test('a call is done and another put off from Home, and both stand under tomorrow', async () => {
  const { email, add, inquiry } = await anOffice();
  const called = newName('Mehul');
  const later = newName('Kinjal');
  for (const name of [called, later])
    await add('tasks', { type: 'Call', date_time: tonight(), inquiry: (await inquiry(name)).id });
  const page = await open(email);
  await block(page, 'Today')
    .getByRole('button', { name: `Complete ${called}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Connected call back' }).click();
  await dialog.getByRole('button', { name: 'Tomorrow, 11:00 AM' }).click();
  await dialog.getByRole('button', { name: 'Complete' }).last().click();
  await tells(page, 'Call done');
  await lineOf(page, 'Tomorrow', called).getByText('11:00 AM').waitFor();

  await block(page, 'Today')
    .getByRole('button', { name: `Reschedule ${later}` })
    .click();
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await tells(page, 'Task moved');
  await lineOf(page, 'Tomorrow', later).waitFor();
});

test('of many tasks of tomorrow the first three stand on Home of a phone, and the way to the others', async () => {
  const { email, add, inquiry: addInquiry } = await anOffice();
  const inquiry = (await addInquiry(newName('Farida'))).id;
  const noon = Date.parse(`${dayInIndia(new Date())}T12:00:00+05:30`) + 24 * 3_600_000;
  for (const hour of [3, 1, 4, 0, 2])
    await add('tasks', {
      type: 'Call',
      date_time: new Date(noon + hour * 3_600_000).toISOString(),
      inquiry,
    });
  const page = await open(email, { size: 'phone' });
  const tomorrow = block(page, 'Tomorrow');
  await expect.poll(() => tomorrow.getByRole('listitem').count()).toBe(3);
  expect((await tomorrow.locator('time').allInnerTexts()).join()).toBe('12:00 PM,1:00 PM,2:00 PM');
  await tomorrow.getByRole('link', { name: '2 more' }).click();
  await page.waitForURL(/\/tasks\?due=tomorrow/);
});

test('the clock of a new inquiry runs, and its line leads to the record', async () => {
  const { email, inquiry } = await anOffice();
  const name = newName('Hetal');
  const { id } = await inquiry(name);
  const page = await open(email);
  const clock = lineOf(page, 'New inquiries', name).getByText(/^\d\d:\d\d$/);
  const first = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(first);
  await lineOf(page, 'New inquiries', name).getByRole('link').first().click();
  await page.waitForURL(new RegExp(`searchInquiry\\?.*id=${id}`));
  await says(page, name);
});

test('the round: one is available, one has another price, one is gone', async () => {
  const { email, house } = await anOffice();
  for (const _ of ['Available', 'Price changed', 'Gone']) await house();
  await inDatabase(
    `update property set last_verified_at = now() - interval '60 days'
      where company_id = (select company_id from app_user where email = $1)`,
    [email],
  );
  const page = await open(email);
  const round = block(page, 'To verify today');
  const rows = round.getByRole('group');
  await expect.poll(() => rows.count()).toBe(3);
  await rows.first().getByRole('button', { name: 'Available' }).click();
  await tells(page, 'is verified today');
  await expect.poll(() => rows.count()).toBe(2);

  const dialog = page.getByRole('dialog');
  await rows.first().getByRole('button', { name: 'Price changed' }).click();
  await dialog.getByRole('textbox').first().fill('5.4 Cr');
  await dialog.getByRole('button', { name: 'Verified today' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => rows.count()).toBe(1);

  await rows.first().getByRole('button', { name: 'Gone' }).click();
  await dialog.getByRole('button', { name: withdrawReasons[0] }).click();
  await dialog.getByRole('button', { name: 'Verified today' }).click();
  await round.getByText('All your listings are fresh.').waitFor();
});
