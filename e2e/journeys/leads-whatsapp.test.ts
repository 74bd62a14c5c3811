import { demoPassword } from '@angan/contract/demo/logins.ts';
import { expect, inject, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { callAndNote } from '../lib/portals.ts';
import { meta } from '../lib/whatsapp.ts';

/** An office connects its own WhatsApp number; who writes to it from the sandbox's page is called in four taps. */

const { url, open, ask, visit } = office('leads-whatsapp');

/** An app, an account and a number of the office's own at the sandbox's Meta. */
const anAccount = async () => {
  const name = newName('Sales desk');
  const secret = `secret of ${name}`;
  const { id: app } = await meta('apps', { secret, name });
  const { id: waba } = await meta('wabas', { name });
  const { id: number } = await meta('numbers', { waba, display: `+91 ${newMobile()}`, name });
  const { token } = await meta('tokens', { app, wabas: [waba] });
  return { app, waba, number, token, secret, name } as Record<
    'app' | 'waba' | 'number' | 'token' | 'secret' | 'name',
    string
  >;
};

const greeting = 'Namaste, we have your message and call you soon.';

test('a number is connected on a phone, and who writes to it is called and noted in four taps', {
  timeout: 240_000,
}, async () => {
  const owner = await newOffice(url, demoPassword);
  const account = await anAccount();
  const page = await open(owner.email, { size: 'phone' });
  await page.goto(`${url}/settings?part=integrations`);
  await page.getByRole('button', { name: 'Open WhatsApp' }).click();
  const form = page.getByRole('form', { name: 'WhatsApp' });
  await form.getByRole('button', { name: 'Connect', exact: true }).click();
  await form.getByText('Enter it to connect the number.').first().waitFor();
  await form.getByLabel('Phone number ID').fill(account.number);
  await form.getByLabel('WhatsApp Business account ID').fill(account.waba);
  await form.getByLabel('Access token').fill(account.token);
  await form.getByLabel('App secret').fill(account.secret);
  await form.getByRole('button', { name: 'Connect', exact: true }).click();
  await tells(page, 'Chats on WhatsApp come in as leads');
  await form.getByText(`WhatsApp answered: ${account.name}`).waitFor();
  const [callback_url, verify_token] = await form.locator('code').allTextContents();
  // Somebody enters both in the app at Meta, which knocks at the address at once.
  await meta(`apps/${account.app}/subscription`, { callback_url, verify_token, waba: account.waba });
  await form.getByRole('switch', { name: /^Send a first answer by itself/ }).press('Space');
  await form.getByRole('group', { name: 'To leads of' }).getByText('WhatsApp', { exact: true }).click();
  await form.getByLabel('To who writes on WhatsApp, instead of the template').fill(greeting);
  await form.getByRole('button', { name: 'Save' }).click();
  await tells(page, 'WhatsApp saved');
  await form.scrollIntoViewIfNeeded();
  await picture(page, 'settings-whatsapp-phone');
  await withAxe(page);
  expect(await findings(page, 'the settings of WhatsApp')).toEqual([]);

  await page.goto(`${url}/leads`);
  await says(page, 'No leads yet');
  const outside = await visit();
  await outside.goto(`${inject('sandboxUrl')}/?room=meta&number=${account.number}`);
  const name = newName('Kinjal');
  await outside.locator('#new-digits').fill(newMobile());
  await outside.locator('#new-name').fill(name);
  await outside.getByRole('button', { name: 'Add' }).click();
  await outside.getByRole('link', { name }).click();
  await outside.getByRole('button', { name: 'By an ad' }).click();
  await page.getByRole('link', { name }).waitFor();
  await outside.locator('#chat').getByText(greeting).waitFor();
  await outside.locator('#say-text').fill('3 BHK flat in Bopal, budget 95 lakh');
  await outside.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByText(/up to 95\.00 Lakhs/)
    .first()
    .waitFor();
  await picture(page, 'leads-whatsapp-phone');
  await withAxe(page);
  expect(await findings(page, 'the inbox of leads by WhatsApp')).toEqual([]);
  await callAndNote(page, name);

  const { results } = await ask(owner.email, '/properties/lead_events/?source=WhatsApp');
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ result: 'Created', source_name: 'Click-to-WhatsApp ad', to_answer: false });
  await page.getByRole('link', { name }).click();
  await says(page, /^By the ad: Plots near the ring road/);
  await says(page, /^First answer sent/);
  await picture(page, 'lead-whatsapp-phone');

  // Another is answered by somebody of the office on their own phone.
  const second = newName('Devang');
  await outside.locator('#new-digits').fill(newMobile());
  await outside.locator('#new-name').fill(second);
  await outside.getByRole('button', { name: 'Add' }).click();
  await outside.getByRole('link', { name: second }).click();
  await outside.locator('#say-text').fill('Is the 2 BHK on rent still there?');
  await outside.getByRole('button', { name: 'Send', exact: true }).click();
  await page.goto(`${url}/leads`);
  await page.getByRole('button', { name: `Call ${second}` }).waitFor();
  await outside.getByRole('button', { name: 'The office answers on its phone' }).click();
  await expect.poll(() => page.getByRole('button', { name: `Call ${second}` }).count()).toBe(0);

  const wide = await open(owner.email);
  await wide.goto(`${url}/settings?part=integrations&portal=whatsapp`);
  await wide.getByRole('form', { name: 'WhatsApp' }).waitFor();
  await picture(wide, 'settings-whatsapp-desktop');
  await withAxe(wide);
  expect(await findings(wide, 'the settings of WhatsApp on a desktop')).toEqual([]);
});
