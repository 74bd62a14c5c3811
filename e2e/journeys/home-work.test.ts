import { dayInIndia } from '@angan/domain/dates.ts';
import { expect, test } from 'vitest';
import { inDatabase } from '../lib/database.ts';
import { block, homeOffice, lineOf } from '../lib/home-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** The day's work begun from Home: a match shared, a tour started, a next step planned, a record added over it. */

const { url, ask, open } = office('home-work');
const anOffice = () => homeOffice(url, ask);
const companyOf = '(select company_id from app_user where email = $1)';

test('a new match is shared from Home, which then no longer offers it, and the client opens the link', async () => {
  const { email, house, inquiry } = await anOffice();
  const name = newName('Kinjal');
  const { id } = await inquiry(name);
  const home = await house();
  const page = await open(email, { apart: true, permissions: ['clipboard-read', 'clipboard-write'] });
  const row = lineOf(page, 'New matches', name);
  await row.getByRole('button', { name: new RegExp(`with ${name}$`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByText(name).first().waitFor();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await tells(page, 'Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await row.waitFor({ state: 'detached' });

  const { results } = await ask(email, `/properties/inquiry/${id}/shares/`);
  expect(results).toHaveLength(1);
  expect(JSON.stringify(results[0])).toContain(home.property_code);
  expect((await fetch(text.match(/https?:\S+/)![0])).status).toBe(200);
});

test("the day's tour starts from Home of a phone, and a hot inquiry gets its next step", async () => {
  const { email, house, inquiry, add } = await anOffice();
  const name = newName('Mehul');
  const { id } = await inquiry(name);
  const homes = [await house(), await house()];
  const tomorrow = Date.now() + 24 * 3_600_000;
  const tour = await add('tasks/tours', {
    inquiry: id,
    stops: homes.map((one, at) => ({
      property: one.id,
      date_time: new Date(tomorrow + at * 600_000),
      duration_minutes: 5,
    })),
  });
  // Late in the evening no time of today is still to come.
  await inDatabase(
    `update task set date_time = $2::timestamptz + (date_time - $3::timestamptz)
      where company_id = ${companyOf} and visit_group = $4`,
    [email, `${dayInIndia(new Date())}T23:40:00+05:30`, new Date(tomorrow), tour.visit_group],
  );
  const hot = newName('Farida');
  const { id: hotId } = await inquiry(hot);
  await inDatabase(`update inquiry set stage = 'Contacted' where company_id = ${companyOf} and id = $2`, [
    email,
    hotId,
  ]);
  await inDatabase(`delete from task where company_id = ${companyOf} and inquiry = $2`, [email, hotId]);
  await inDatabase(`update inquiry_score set rating = 'Hot' where company_id = ${companyOf} and id = $2`, [
    email,
    hotId,
  ]);

  const page = await open(email, { size: 'phone' });
  await lineOf(page, 'Hot, without next step', hot)
    .getByRole('link', { name: `Next step with ${hot}` })
    .click();
  await page.waitForURL(new RegExp(`/addtask/inquiry/${hotId}`));
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.getByRole('button', { name: 'Tomorrow, 11:00 AM' }).click();
  await page.getByRole('button', { name: 'Add task' }).click();
  await tells(page, 'Call planned for');
  await page.goto(url);
  await block(page, 'Hot, without next step').getByText('Every hot inquiry has a next step.').waitFor();
  await lineOf(page, 'Tomorrow', hot).waitFor();

  await block(page, 'Today').getByRole('link', { name: 'Start tour' }).click();
  await page.waitForURL(new RegExp(tour.visit_group));
  const stops = page.getByRole('list', { name: 'Visits in their order' }).locator(':scope > li');
  await expect.poll(() => stops.count()).toBe(2);
});

test('who works on homes alone sees those on Home, with numbers masked, and nothing of shops', async () => {
  const { email, inquiry, shopInquiry, house } = await anOffice();
  const staff = `staff.${email}`;
  await inDatabase(
    `insert into app_user (company_id, usertype, username, email, first_name, last_name, password_hash)
     select company_id, 'Residential Only', $2, $2, 'Rakesh', 'Solanki', password_hash from app_user where email = $1`,
    [email, staff],
  );
  const [home, shop] = [newName('Homes'), newName('Shops')];
  const { contact } = await inquiry(home);
  await shopInquiry(shop);
  await house();
  const page = await open(staff);
  await lineOf(page, 'New inquiries', home).waitFor();
  await lineOf(page, 'New matches', home).waitFor();
  expect(await page.getByText(shop).count()).toBe(0);
  const shown = await page.content();
  expect(shown).not.toContain(contact.mobile_number_1);
  // Setting up and what the Owner alone decides are not theirs.
  expect(await block(page, 'Set up your office').count()).toBe(0);

  const owners = await open(email);
  await lineOf(owners, 'New inquiries', shop).waitFor();
  await lineOf(owners, 'New inquiries', home).waitFor();
});

test('an inquiry, a property, a project and a list are added in a popup over Home', async () => {
  const {
    email,
    area: { area },
  } = await anOffice();
  const page = await open(email);
  const add = page.getByRole('navigation', { name: 'Add', exact: true });
  const popup = (name: string) => page.getByRole('dialog', { name });

  // What was begun is still there when the popup is opened again.
  await add.getByRole('link', { name: 'Add property' }).click();
  await popup('Add property').getByRole('textbox', { name: 'Unit' }).fill('A-1204');
  await page.goBack();
  await popup('Add property').waitFor({ state: 'detached' });
  await block(page, 'Today').waitFor();
  await add.getByRole('link', { name: 'Add property' }).click();
  expect(await popup('Add property').getByRole('textbox', { name: 'Unit' }).inputValue()).toBe('A-1204');
  await popup('Add property').getByRole('button', { name: 'Cancel' }).click();
  await popup('Add property').waitFor({ state: 'detached' });

  const name = newName('Hetal');
  await add.getByRole('link', { name: 'Add inquiry' }).click();
  const form = popup('Add inquiry');
  await form.getByRole('combobox', { name: 'Contact' }).fill(name);
  await page.getByRole('option', { name: /as a new contact/ }).click();
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile());
  await form.getByLabel('Areas', { exact: true }).first().fill(area);
  await page.getByRole('option', { name: area }).first().click();
  await form.getByLabel('Budget to', { exact: true }).fill('95 L');
  await form.getByRole('button', { name: 'Add inquiry' }).click();
  await tells(page, 'Successfully Created Inquiry');
  await page.waitForURL(/searchInquiry\?.*id=/);
  await page.goBack();
  await lineOf(page, 'New inquiries', name).waitFor();

  await add.getByRole('button', { name: 'Add more' }).click();
  await page.getByRole('menuitem', { name: 'Add project' }).click();
  const project = newName('Heights');
  const projectForm = popup('Add project');
  await projectForm.getByRole('textbox', { name: 'Project', exact: true }).fill(project);
  await projectForm.getByRole('textbox', { name: 'Builder' }).fill('Shivalik');
  await projectForm.getByPlaceholder('Flat, bungalow, shop, office').fill('Flat/');
  await page.getByRole('option', { name: 'Flat/Apartment' }).click();
  await projectForm.getByPlaceholder('Find an area').fill(area);
  await page.getByRole('option', { name: area }).first().click();
  await projectForm.getByRole('textbox', { name: 'RERA number' }).fill('RC/REP/HARERA/GGM/1');
  await projectForm.getByRole('button', { name: 'Add project' }).click();
  await page.waitForURL(/\/projects\?.*id=/);
  await says(page, project);
  await page.goBack();

  await add.getByRole('button', { name: 'Add more' }).click();
  await page.getByRole('menuitem', { name: 'Import contacts' }).click();
  await popup('Data migration')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Name,Mobile\n${newName('Import')},${newMobile()}\n`),
    });
  await page.waitForURL(/\/datamigration\?.*open=/);
  await says(page, 'people.csv');
});
