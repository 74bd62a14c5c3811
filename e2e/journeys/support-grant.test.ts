import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Size, sizes } from '../lib/browser.ts';
import { inDatabase } from '../lib/database.ts';
import { findings, unreadable, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { noRoom } from '../lib/no-room.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { settled } from '../lib/settled.ts';

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

/** A new office whose Owner lets support look, and their window. */
const letIn = async (size: Size) => {
  const { email, company } = await newOffice(url, password);
  const owner = await visit({ size });
  await logIn(owner, email, password);
  await owner.goto(`${url}/settings?part=support`);
  await owner.getByRole('button', { name: 'Let support look' }).click();
  await owner.getByText(/^Support may look until /).waitFor();
  return { email, company, owner };
};

/** The Admin stands before that office in the list of accounts. */
const goThere = async (admin: Page, { email, company }: { email: string; company: string }) => {
  await logIn(admin, 'admin@angan.demo', 'angan-demo-2026');
  await admin.goto(`${url}/userlist?search=${email}`);
  await admin.getByText(company).first().click();
  await admin.getByRole('button', { name: 'Look into the office' }).waitFor();
};
/** The Admin goes into it from there. */
const goIn = async (admin: Page, { company }: { company: string }) => {
  await admin.getByRole('button', { name: 'Look into the office' }).click();
  const bar = barOf(admin);
  await bar.getByText(company).waitFor();
  return bar;
};
const barOf = (page: Page) => page.getByRole('region', { name: 'You look as support' });

/** In the dark as well, all that stands there can be read. */
const inTheDark = async (page: Page, where: string) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await unreadable(page, `${where}, dark`)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

const own = Object.keys(sizes) as Size[];

test.each(own)('support looks into an office and is out of it again, on a %s', async (size) => {
  const { email, company, owner } = await letIn(size);
  await owner.getByText('Support has not looked yet.').waitFor();
  await withAxe(owner);
  expect(await findings(owner, `letting support look on a ${size}`)).toEqual([]);
  await picture(owner, `support-grant-${size}`);
  await inTheDark(owner, `support grant ${size}`);

  const admin = await visit({ size });
  await goThere(admin, { email, company });
  const bar = await goIn(admin, { company });
  expect(new URL(admin.url()).pathname).toBe('/');
  await admin.goto(`${url}/contact`);
  await bar.waitFor();
  await withAxe(admin);
  expect(await findings(admin, `looking as support on a ${size}`)).toEqual([]);
  await picture(admin, `support-visit-${size}`);
  await inTheDark(admin, `support visit ${size}`);
  // What would change something is refused with the reason.
  const refused = await admin.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('token')!);
    const answer = await fetch('/properties/contacts/', { method: 'POST', headers: { authorization: `JWT ${token}` } });
    return [answer.status, (await answer.json()).detail];
  });
  expect(refused).toEqual([403, 'Support looks at this office and changes nothing.']);
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

test('a visit ends by itself while screens are open, in every tab', { timeout: 120_000 }, async () => {
  const office = await letIn('desktop');
  const admin = await visit({ size: 'desktop' });
  await goThere(admin, office);
  const second = await admin.context().newPage();
  // Time for two tabs on a busy machine.
  const seconds = 20;
  await inDatabase(
    `update support_grant set ends_at = date_trunc('second', now()) + make_interval(secs => $2)
      where company_id = (select company_id from app_user where email = $1)`,
    [office.email, seconds],
  );
  await goIn(admin, office);
  await Promise.all([admin.goto(`${url}/contact`), second.goto(`${url}/property`)]);
  for (const page of [admin, second]) await barOf(page).getByText(office.company).waitFor();
  for (const page of [admin, second]) {
    await barOf(page).waitFor({ state: 'detached', timeout: 2000 * seconds });
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!).userInfo.usertype);
    expect(kept).toBe('Admin');
  }
  await admin.waitForURL((at) => at.pathname === '/userlist');
  // The tab that hears of it first is back at the account.
  const isBack = (page: Page) => new URL(page.url()).searchParams.has('id');
  await expect.poll(() => [admin, second].some(isBack)).toBe(true);
  const back = isBack(admin) ? admin : second;
  await back.getByText('Its owner does not let support look.').waitFor();
  expect(await back.evaluate(() => localStorage.getItem('visitor'))).toBeNull();
  await picture(back, 'support-account-ended');

  // Of an office that is to be deleted nobody can be let in.
  await inDatabase(
    `update company set deletion_asked_at = now(), delete_on = current_date + 30
      where id = (select company_id from app_user where email = $1)`,
    [office.email],
  );
  await back.reload();
  await back.getByText('Nobody of support can look any more.').waitFor();
  await picture(back, 'support-account-closing');
});

test('in longer words and on a small phone nothing of it is cut', async () => {
  const small = { viewport: { width: 360, height: 740 }, once: true } as const;
  const longer = (page: Page) =>
    page.evaluate(() => localStorage.setItem('language', '"en-XA"')).then(() => page.reload());
  const given = await letIn('phone');
  const owner = await visit({ ...small, size: 'phone' });
  await logIn(owner, given.email, password);
  const admin = await visit({ ...small, size: 'phone' });
  await goThere(admin, given);
  await goIn(admin, given);
  await admin.goto(`${url}/contact`);
  await longer(admin);
  await admin.locator('section[aria-label]').first().waitFor();
  await settled(admin);
  await picture(admin, 'support-visit-small-longer');
  expect(await noRoom(admin, 'the bar of a visit')).toEqual([]);
  await admin.locator('section[aria-label] button').first().click();
  await admin.waitForURL((at) => at.pathname === '/userlist');
  await admin.getByText('Asha Menon').first().waitFor();
  await settled(admin);
  await picture(admin, 'support-account-small-longer');
  expect(await noRoom(admin, 'the panel of an account')).toEqual([]);
  await owner.goto(`${url}/settings?part=support`);
  await longer(owner);
  await owner.locator('#support').waitFor();
  await settled(owner);
  await picture(owner, 'support-grant-small-longer');
  expect(await noRoom(owner, 'the part of support')).toEqual([]);
});
