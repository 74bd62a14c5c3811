import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword } from '@angan/contract/demo/logins.ts';
import { expect, onTestFinished, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** An office puts its form on its site; who fills it in on a phone without scripts arrives, and is called in four taps. */

const { url, open, ask, visit } = office('leads-website');

const typed = async (page: import('playwright-core').Page, name: string, mobile: string) => {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByText('Buy', { exact: true }).click();
  await page.getByLabel('Budget').fill('60 to 75 lakh');
  await page.getByLabel('Anything else').fill('2 BHK flat, ready');
};

test('a form is turned on, filled in without scripts, and called and noted in four taps', {
  timeout: 180_000,
}, async () => {
  const owner = await newOffice(url, demoPassword);
  const page = await open(owner.email, { size: 'phone' });
  await page.goto(`${url}/settings?part=integrations`);
  await page.getByRole('switch', { name: 'Take enquiries from your website' }).press('Space');
  await tells(page, 'The form of your website is on');
  const form = page.getByRole('form', { name: 'Your website' });
  const link = (await form.locator('code').first().textContent())!;
  await withAxe(page);
  await picture(page, 'settings-website-phone');
  expect(await findings(page, 'the form of the website')).toEqual([]);

  const visitor = await visit({ size: 'phone', javaScriptEnabled: false, at: new URL(link).pathname });
  const name = newName('Kinjal');
  const mobile = newMobile();
  await typed(visitor, name, '12345');
  await picture(visitor, 'enquiry-phone');
  // Quicker than anybody types, or not: what is wrong stands beside its field, and what was typed stays.
  await visitor.getByRole('button', { name: 'Send enquiry' }).click();
  await says(visitor, /^This is not a mobile number of India/);
  expect(await visitor.getByLabel('Your name').inputValue()).toBe(name);
  await picture(visitor, 'enquiry-wrong-phone');
  await visitor.getByLabel('Mobile number').fill(mobile);
  await expect
    .poll(
      async () => {
        await visitor.getByRole('button', { name: 'Send enquiry' }).click();
        return visitor.url();
      },
      { interval: 4000, timeout: 30_000 },
    )
    .toContain('sent=1');
  await says(visitor, 'Thank you');
  await picture(visitor, 'enquiry-thanks-phone');

  await page.goto(`${url}/leads`);
  await page.getByRole('button', { name: `Call ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `How did the call with ${name} go?` });
  await dialog.getByText('Connected', { exact: true }).click();
  await dialog
    .getByText(/^Tomorrow/)
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tells(page, `Noted for ${name}`);
  const { results } = await ask(owner.email, '/properties/lead_events/?source=Website');
  expect(results[0]).toMatchObject({ result: 'Created', way: 'Form', name, answered_at: expect.any(String) });
});

test('the line for the site draws the form in a frame as high as it is', { timeout: 120_000 }, async () => {
  const owner = await newOffice(url, demoPassword);
  const { script_url } = await ask(owner.email, '/properties/website_form/', { is_enabled: true }, 'PATCH');
  // Another origin on this machine: what a browser takes for a page of the net may not load what is here.
  const other = createServer((_, answer) =>
    answer
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><h1>Our homes</h1><script src="${script_url}" async></script><p>After</p>`),
  );
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void other.close());
  const site = await visit({ once: true });
  await site.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const frame = site.frameLocator('iframe[title="Enquiry form"]');
  await frame.getByRole('button', { name: 'Send enquiry' }).waitFor();
  const height = () => site.locator('iframe').evaluate((one) => one.getBoundingClientRect().height);
  await expect.poll(height).not.toBe(640);
  const before = await height();
  await frame.getByRole('button', { name: 'Send enquiry' }).click();
  await frame.getByText('Please tell us your name.').waitFor();
  await expect.poll(height).toBeGreaterThan(before);
});
