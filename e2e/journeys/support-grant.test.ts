import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Size, sizes } from '../lib/browser.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** An Owner lets support look; the Admin enters from the list of accounts, changes nothing, and leaves. */

const { url, visit } = office('support-grant');
const password = 'orchid heights 1204';

const logIn = async (page: Page, username: string, word: string) => {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(word);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname !== '/login');
};

const own = Object.keys(sizes) as Size[];

test.each(own)('support looks into an office and is out of it again, on a %s', async (size) => {
  const { email, company } = await newOffice(url, password);
  const owner = await visit({ size });
  await logIn(owner, email, password);
  await owner.goto(`${url}/settings?part=support`);
  await owner.getByText('Support has not looked yet.').waitFor();
  await owner.getByRole('button', { name: 'Let support look' }).click();
  await owner.getByText(/^Support may look until /).waitFor();
  await withAxe(owner);
  expect(await findings(owner, `letting support look on a ${size}`)).toEqual([]);
  await picture(owner, `support-grant-${size}`);

  const admin = await visit({ size });
  await logIn(admin, 'admin@angan.demo', 'angan-demo-2026');
  await admin.goto(`${url}/userlist?search=${email}`);
  await admin.getByText(company).first().click();
  await admin.getByRole('button', { name: 'Look into the office' }).click();
  const bar = admin.getByRole('region', { name: 'You look as support' });
  await bar.getByText(company).waitFor();
  expect(new URL(admin.url()).pathname).toBe('/');
  await admin.goto(`${url}/contact`);
  await bar.waitFor();
  await withAxe(admin);
  expect(await findings(admin, `looking as support on a ${size}`)).toEqual([]);
  await picture(admin, `support-visit-${size}`);
  await bar.getByRole('button', { name: 'Leave' }).click();
  await admin.waitForURL((at) => at.pathname === '/userlist');
  expect(await bar.count()).toBe(0);

  // The Owner reads it where they gave the grant, and ends it; who is in is out at once.
  await owner.getByText(/^Support looked at: Contacts, /).waitFor();
  await picture(owner, `support-looked-${size}`);
  await admin.getByRole('button', { name: 'Look into the office' }).click();
  await bar.getByText(company).waitFor();
  await owner.getByRole('button', { name: 'End it now' }).click();
  await owner.getByRole('button', { name: 'Let support look' }).waitFor();
  await admin.waitForURL((at) => at.pathname === '/userlist');
});
