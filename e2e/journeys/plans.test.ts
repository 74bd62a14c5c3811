import { addDays, dayInIndia, formatDate } from '@angan/domain/dates.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizes } from '../lib/browser.ts';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice, newPerson } from '../lib/new-office.ts';
import { fileOf, office, says } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** What plans cost, the trial of a new office, a plan that is full, the days after its end, and what its end looks like. */

const { url, visit, open } = office('plans');
const password = 'orchid heights 1204';

const logIn = async (page: Page, username: string) => {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname !== '/login');
};

/** Somebody else of the Owner's office, with the same password. */
const addPerson = async (owner: string, usertype: string): Promise<string> => {
  const { email, mobile } = newPerson();
  await inDatabase(
    `insert into app_user (company_id, usertype, username, email, mobile, first_name, last_name, password_hash, mobile_verified_at)
     select company_id, $2, $3, $3, $4, $2, 'Rao', password_hash, now() from app_user where email = $1`,
    [owner, usertype, email, mobile],
  );
  return email;
};

const changeTerm = (owner: string, change: string, values: readonly unknown[] = []) =>
  inDatabase(
    `update subscription set ${change} where company_id = (select company_id from app_user where email = $1)`,
    [owner, ...values],
  );

test.each(Object.keys(sizes) as (keyof typeof sizes)[])('a visitor compares the plans, on a %s', async (size) => {
  const page = await visit({ size });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { level: 1, name: /^One price for the office/ }).waitFor();
  await says(page, /^₹ 17,999/);
  await withAxe(page);
  expect(await findings(page, `the prices on a ${size}`)).toEqual([]);
  await picture(page, `offers-${size}`);
  await page.getByText('1 month', { exact: true }).first().click();
  await says(page, /^₹ 1,999/);
  expect(new URL(page.url()).searchParams.get('duration')).toBe('monthly');
  if (size === 'phone') {
    await page.getByRole('button', { name: /^Office/ }).click();
    await says(page, 'Import rows a month: 25,000');
    await page.getByRole('link', { name: 'Choose Office' }).waitFor();
    await page.getByRole('button', { name: /^Team/ }).click();
  } else {
    const row = page.getByRole('row', { name: /^One more user, 1 month/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['not offered', '₹ 249', '₹ 219', '₹ 169']);
  }
  await page.getByRole('link', { name: 'Start 14 days free' }).click();
  await page.waitForURL((at) => at.pathname === '/register');
});

test('a trial runs, a full plan says so, work goes on for three days after the end, and then each is told their way', {
  timeout: 120_000,
}, async () => {
  const { email, company } = await newOffice(url, password);
  const staff = await addPerson(email, 'All-Rounder');
  const coOwner = await addPerson(email, 'Co-Owner');
  const today = dayInIndia();
  const desk = await visit({ at: '/login' });
  await logIn(desk, email);
  await says(desk, 'Trial, 14 days left');
  await desk.getByRole('link', { name: 'See plans' }).click();
  await says(desk, 'your trial');
  await desk.goto(`${url}/freetrial`);
  await says(desk, 'Your trial: 14 days left');
  await says(desk, '3 of 5');
  await withAxe(desk);
  expect(await findings(desk, 'a trial that runs')).toEqual([]);
  await picture(desk, 'free-trial');

  await changeTerm(email, 'users_allowed = 3');
  await desk.goto(`${url}/subuser`);
  await desk.getByRole('button', { name: 'Add sub-user' }).click();
  const form = desk.getByRole('dialog', { name: 'Add sub-user' });
  await form.getByLabel('First name').fill('Nidhi');
  await form.getByLabel('Mobile number').fill(newPerson().mobile);
  await form.getByRole('button', { name: 'Add sub-user' }).click();
  await says(desk, /^All 3 users of your plan are taken/);
  await desk.keyboard.press('Escape');

  await changeTerm(email, `kind = 'Paid', duration_months = 1, started_on = $2, ends_on = $3`, [
    addDays(today, -31),
    addDays(today, -1),
  ]);
  await desk.goto(url);
  await says(desk, 'Your office works on for 3 days');
  await desk.getByRole('link', { name: 'Renew' }).waitFor();
  const phone = await visit({ at: '/login', size: 'phone' });
  await logIn(phone, staff);
  await phone.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
  expect(await phone.getByText('Your office works on').count()).toBe(0);

  const ended = addDays(today, -4);
  await changeTerm(email, 'ends_on = $2', [ended]);
  await inDatabase(
    `insert into lead_event (company_id, source, way, external_ref, content_type, ip, raw, result)
       select company_id, '99acres', 'Push', 'late ' || n, 'text/xml', '', '<x/>', 'Waiting'
         from app_user, generate_series(1, 17) n where email = $1`,
    [email],
  );
  await phone.goto(`${url}/tasks`);
  await phone.waitForURL((at) => at.pathname === '/expiry');
  await says(phone, 'Ask your owner to renew');
  await says(phone, '17 leads are waiting');
  await picture(phone, 'expiry-waiting-phone');
  expect(await phone.getByRole('link', { name: 'Change plan' }).count()).toBe(0);
  await withAxe(phone);
  expect(await findings(phone, 'the end of a plan, for staff')).toEqual([]);
  const beside = await visit({ at: '/login' });
  await logIn(beside, coOwner);
  await beside.getByRole('link', { name: 'Change plan' }).waitFor();
  expect(await beside.getByRole('heading', { name: 'Export my data' }).count()).toBe(0);

  await desk.goto(`${url}/searchProperty`);
  await desk.waitForURL((at) => at.pathname === '/expiry');
  await says(
    desk,
    `The subscription of ${company} ended on ${formatDate(ended)}. Its records are closed, and all kept.`,
  );
  const file = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Properties' }).click();
  expect((await fileOf(await file)).subarray(0, 2).toString()).toBe('PK');
  await desk.getByRole('button', { name: 'Contacts' }).click();
  await desk.getByRole('dialog', { name: 'Export contacts' }).getByRole('button', { name: 'Export' }).click();
  await desk.getByRole('dialog', { name: 'Export contacts' }).getByRole('link').first().waitFor();
  await desk.keyboard.press('Escape');
  await picture(desk, 'expiry-waiting');
  await desk.getByRole('link', { name: 'Change plan' }).click();
  await desk.getByRole('heading', { name: 'Pricing' }).waitFor();

  await changeTerm(email, 'ends_on = $2', [addDays(today, 20)]);
  await desk.goto(`${url}/expiry`);
  await desk.getByRole('link', { name: 'Go home' }).click();
  await desk.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
});

test('an office whose trial was taken before chooses a plan, and one whose was not begins it', async () => {
  const [first, second, third] = [
    await newOffice(url, password),
    await newOffice(url, password),
    await newOffice(url, password),
  ];
  for (const { email } of [first, second])
    await inDatabase('delete from subscription where company_id = (select company_id from app_user where email = $1)', [
      email,
    ]);
  for (const { email } of [first, third])
    await inDatabase('delete from trial_taken where company_id = (select company_id from app_user where email = $1)', [
      email,
    ]);
  // Another office had it with the same number.
  await inDatabase(
    `update trial_taken set company_id = (select company_id from app_user where email = $2)
      where company_id = (select company_id from app_user where email = $1)`,
    [second.email, third.email],
  );
  const page = await visit({ at: '/login', size: 'phone' });
  await logIn(page, first.email);
  await page.getByRole('link', { name: 'Start 14 days free' }).click();
  await page.getByRole('button', { name: 'Start 14 days free' }).click();
  await says(page, 'Your trial: 14 days left');

  const other = await visit({ at: '/login' });
  await logIn(other, second.email);
  await other.getByRole('link', { name: 'Start 14 days free' }).click();
  await says(other, /^A trial was taken with your mobile number already/);
});

test('the Admin finds an office, makes its trial longer, suspends it and has it back', async () => {
  const { email, mobile, company } = await newOffice(url, password);
  const page = await open('admin@angan.demo', { at: '/userlist' });
  await page.getByRole('textbox', { name: 'Company, owner, mobile' }).fill(mobile);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: new RegExp(company) }).click();
  const panel = page.getByRole('complementary', { name: 'Account' });
  await says(panel, 'Trial');
  await withAxe(page);
  expect(await findings(page, 'an account')).toEqual([]);
  await picture(page, 'account');
  await panel.getByRole('button', { name: 'Extend trial by 7 days' }).click();
  await panel.getByRole('button', { name: 'Extend trial: none that could be' }).waitFor();
  await says(panel, new RegExp(` to ${formatDate(addDays(dayInIndia(), 20))}$`));
  await panel.getByRole('button', { name: 'Suspend' }).click();
  await says(panel, 'Suspended');
  const desk = await visit({ at: '/login' });
  await logIn(desk, email);
  await says(desk, `${company} is suspended`);
  await panel.getByRole('button', { name: 'Open again' }).click();
  await says(panel, 'Trial');
  await desk.goto(url);
  await desk.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
});
