import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { answers, newMobile, newName, office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** An office connects its page of Facebook; what somebody fills in there arrives by itself and is called in four taps. */

const { url, open, ask } = office('facebook');

const sandbox = async <T>(path: string, body: object): Promise<T> => {
  const answer = await fetch(`${inject('sandboxUrl')}/_control/facebook/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
};

const questions = [
  { key: 'full_name', label: 'Full name', type: 'FULL_NAME' },
  { key: 'phone_number', label: 'Phone number', type: 'PHONE' },
  { key: 'how_many_bedrooms?', label: 'How many bedrooms?' },
  { key: 'your_budget', label: 'Your budget' },
  { key: 'when_may_we_call?', label: 'When may we call?' },
];

/** Somebody at Facebook with a page and a form of their own. */
const atFacebook = async () => {
  const name = newName('Homes');
  const page = await sandbox<{ id: string }>('pages', { name });
  const form = await sandbox<{ id: string }>('forms', { page: page.id, name: 'Launch', questions });
  const person = await sandbox<{ id: string; name: string }>('people', { name: newName('Harshad'), pages: [page.id] });
  return { name, page: page.id, form: form.id, person };
};

/** Goes through Facebook's dialog as this person, with an answer. */
const throughDialog = async (page: Page, person: { id: string }, answer: 'Continue' | 'Cancel', without?: string) => {
  await page.waitForURL(/\/dialog\/oauth/);
  await page.getByLabel('Continue as').selectOption(person.id);
  if (without) await page.getByLabel(without).uncheck();
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL(/\/facebook\/callback/);
};
const begin = async (page: Page) => {
  await page.goto(`${url}/settings?part=integrations&portal=facebook`);
  await page.getByRole('button', { name: 'Connect a page' }).click();
};

test('a page is connected on a desktop, and each thing that can go wrong is said', { timeout: 180_000 }, async () => {
  const there = await atFacebook();
  const nobody = await sandbox<{ id: string }>('people', { name: newName('Nisha'), pages: [] });
  const owner = await newOffice(url, demoPassword);
  const page = await open(owner.email);

  // Cancelled in the dialog.
  await begin(page);
  await throughDialog(page, there.person, 'Cancel');
  await page.getByRole('heading', { name: 'Select a Facebook Page to Connect' }).waitFor();
  await says(page, 'Facebook did not return a code.');
  await picture(page, 'facebook-no-code');

  // An account without pages.
  await page.getByRole('button', { name: 'Begin again' }).click();
  await throughDialog(page, nobody, 'Continue');
  await tells(page, 'No pages found.');
  await says(page, 'No pages found on your account.');

  // Without a permission.
  await page.getByRole('button', { name: 'Begin again' }).click();
  await throughDialog(page, there.person, 'Continue', 'Read the leads of your pages');
  await says(page, 'Failed to fetch Facebook pages.');
  await withAxe(page);
  expect(await findings(page, 'a code that was refused')).toEqual([]);

  // While the pages are fetched.
  await page.route('**/exchange_code/', async (route) => {
    await page.getByText('Loading pages...', { exact: true }).waitFor();
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Begin again' }).click();
  await throughDialog(page, there.person, 'Continue');
  await says(page, there.name);
  await says(page, there.page);
  await picture(page, 'facebook-pages');
  await withAxe(page);
  expect(await findings(page, 'the choice of a page')).toEqual([]);

  // The server refuses, then cannot be reached, then connects.
  const connect = page.getByRole('button', { name: `Connect This Page: ${there.name}` });
  await answers(page, '/properties/facebook-integration/connect_page/', 'POST', 400, {
    non_field_errors: ['This page is connected to another office. It has to be disconnected there first.'],
  });
  await connect.click();
  await tells(page, 'Failed to connect page.');
  await says(page, 'This page is connected to another office. It has to be disconnected there first.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/connect_page/', (route) => route.abort());
  await connect.click();
  await tells(page, 'Something went wrong while connecting the page.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await connect.click();
  await tells(page, 'Page connected successfully!');
  await page.waitForURL(/\/settings/);
  await page.getByRole('heading', { name: there.name }).waitFor();

  // What becomes of the form's answers.
  await page.getByRole('button', { name: 'Open the form Launch' }).click();
  const rules = page.getByRole('form', { name: 'Launch' });
  expect(await rules.getByLabel('Your budget').inputValue()).toBe('Budget');
  await rules.getByLabel('When may we call?').selectOption('Nothing');
  await rules.getByLabel('New leads go').selectOption('One person');
  await rules.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Say to whom they go.');
  await rules.getByLabel('New leads go').selectOption('Round robin');
  await rules.getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Launch saved');
  await picture(page, 'facebook-settings');
  expect(await findings(page, 'the page in the settings')).toEqual([]);

  // Its owner changes the password at Facebook: it is said, and connected again what came meanwhile is there.
  await sandbox(`pages/${there.page}/tokens`, { end: 460 });
  const missed = newName('Devang');
  await sandbox('leads', { form: there.form, answers: { full_name: missed, phone_number: `+91${newMobile()}` } });
  await page.getByRole('button', { name: 'Connect again' }).click();
  await throughDialog(page, there.person, 'Continue');
  await page.getByRole('button', { name: `Connect This Page: ${there.name}` }).click();
  await tells(page, 'Page connected successfully!');
  await page.goto(`${url}/leads`);
  await page.getByRole('link', { name: missed }).waitFor();
});

test('a form filled in on the sandbox’s page is called and noted on a phone in four taps', {
  timeout: 180_000,
}, async () => {
  const there = await atFacebook();
  const owner = await newOffice(url, demoPassword);
  const page = await open(owner.email, { size: 'phone' });
  await begin(page);
  await throughDialog(page, there.person, 'Continue');
  await picture(page, 'facebook-pages-phone');
  await page.getByRole('button', { name: `Connect This Page: ${there.name}` }).click();
  await page.getByRole('heading', { name: there.name }).waitFor();
  await picture(page, 'facebook-settings-phone');
  await withAxe(page);
  expect(await findings(page, 'a page on a phone')).toEqual([]);
  await page.goto(`${url}/leads`);

  // The screen stands open, and nobody asks it for anything.
  const name = newName('Hetal');
  const desk = await open(owner.email);
  await desk.goto(`${inject('sandboxUrl')}/?room=facebook`);
  const region = desk.getByRole('region', { name: there.name });
  await region.getByText('Launch', { exact: true }).click();
  await region.getByLabel('Full name').fill(name);
  await region.getByLabel('Phone number').fill(`+91${newMobile()}`);
  await region.getByLabel('How many bedrooms?').fill('3 BHK');
  await region.getByLabel('Your budget').fill('80 lakh to 1 crore');
  await region.getByRole('button', { name: 'Send the form' }).click();
  await page.getByRole('link', { name }).waitFor();
  await picture(page, 'facebook-leads-phone');

  // Four taps: call, what came of it, when to call again, save.
  await page.getByRole('button', { name: `Call ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `How did the call with ${name} go?` });
  await dialog.getByText('Connected', { exact: true }).click();
  await dialog
    .getByText(/^Tomorrow/)
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tells(page, `Noted for ${name}`);

  const { results } = await ask(owner.email, '/properties/lead_events/?source=Facebook&to_answer=false');
  const lead = results.find((one: { name: string }) => one.name === name);
  expect(lead).toMatchObject({ result: 'Created', way: 'Push', answered_at: expect.any(String) });
  const timeline = await ask(owner.email, `/properties/inquiry/${lead.inquiry.id}/timeline/`);
  expect(timeline.results).toContainEqual(expect.objectContaining({ kind: 'contacted', call_result: 'Connected' }));
});
