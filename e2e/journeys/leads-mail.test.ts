import { demoPassword } from '@angan/contract/demo/logins.ts';
import nodemailer from 'nodemailer';
import { expect, inject, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { asksOn, callAndNote, control } from '../lib/portals.ts';

/** An office forwards the mails of its portals; who asks in one is called in four taps. */

const { url, open, ask } = office('leads by mail');

/** The port after those of the sandbox, where the product takes in mails. */
const mailServer = () => `smtp://127.0.0.1:${Number(new URL(inject('sandboxUrl')).port) + 2}`;

const gmailAsks = async (address: string) => {
  const transport = nodemailer.createTransport(mailServer());
  await transport.sendMail({
    from: 'Gmail Team <forwarding-noreply@google.com>',
    to: address,
    subject: '(#418203377) Gmail Forwarding Confirmation - Receive Mail from asha@broker.example',
    text: 'asha@broker.example has requested to automatically forward mail to your email address.\nConfirmation code: 418203377\n\nhttps://mail-settings.google.com/mail/vf-abc\n',
  });
  transport.close();
};

test('mails of portals arrive once Gmail’s code is entered, are called and noted in four taps', {
  timeout: 180_000,
}, async () => {
  const owner = await newOffice(url, demoPassword);
  const page = await open(owner.email, { size: 'phone' });
  await page.goto(`${url}/settings?part=integrations`);
  // Its track lies over it, as a thumb meets it: the key reaches the switch itself.
  await page.getByRole('switch', { name: 'Take leads from forwarded e-mails' }).press('Space');
  await tells(page, 'Forwarded e-mails come in');
  const form = page.getByRole('form', { name: 'E-mail' });
  const address = (await form.locator('code').first().textContent())!;
  expect(address).toMatch(/^leads\+[0-9a-f]{32}@/);

  await gmailAsks(address);
  const question = form.getByRole('region', { name: 'Gmail’s code' });
  await question.getByText('418203377').waitFor();
  expect(await question.getByRole('link', { name: 'Confirm at Gmail' }).getAttribute('href')).toBe(
    'https://mail-settings.google.com/mail/vf-abc',
  );
  await form.scrollIntoViewIfNeeded();
  await picture(page, 'settings-mail-phone');
  await withAxe(page);
  expect(await findings(page, 'the settings of mails')).toEqual([]);
  await question.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => question.count()).toBe(0);

  await control('mailbox', { address, server: mailServer() });
  await page.goto(`${url}/leads`);
  await says(page, 'No leads yet');
  const people = { acres99: newName('Kinjal'), magicbricks: newName('Devang'), housing: newName('Hetal') };
  for (const [portal, name] of Object.entries(people)) {
    await asksOn(portal, 'mail', { name, phone: newMobile(), message: '3 BHK flat, budget 90 lakh' });
    await page.getByRole('link', { name }).waitFor();
  }
  await picture(page, 'leads-mail-phone');
  await withAxe(page);
  expect(await findings(page, 'the inbox of leads by mail')).toEqual([]);
  await callAndNote(page, people.magicbricks);
  const { results } = await ask(owner.email, '/properties/lead_events/?source=E-mail');
  expect(
    results.map(({ source_name, result }: { source_name: string; result: string }) => [source_name, result]).sort(),
  ).toEqual([
    ['99acres', 'Created'],
    ['Housing', 'Created'],
    ['MagicBricks', 'Created'],
  ]);
  await page.getByRole('link', { name: people.acres99 }).click();
  await says(page, 'As received');
  await page.getByRole('button', { name: 'Show the raw message' }).click();
  await says(page, /Subject: Response on your property/);
  await picture(page, 'lead-mail-phone');

  const wide = await open(owner.email);
  await wide.goto(`${url}/settings?part=integrations&portal=mail`);
  await wide.getByRole('form', { name: 'E-mail' }).waitFor();
  await wide.getByText('MagicBricks', { exact: true }).first().waitFor();
  await picture(wide, 'settings-mail-desktop');
  await withAxe(wide);
  expect(await findings(wide, 'the settings of mails on a desktop')).toEqual([]);
});
