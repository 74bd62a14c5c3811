import { viewedTexts } from '@angan/contract/viewed/viewed.ts';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { office, says } from '../lib/office.ts';

/** A number is shown to who asks for it, up to the day's limit; the Owner is told, and sees who took which. */

const { ask, open, session, url } = office('reveal');
const owner = 'owner@angan.demo';
const staff = 'commercial@angan.demo';

/** The Owner sets how many numbers a day somebody may reveal. */
const allow = async (daily_reveal_limit: number) => {
  const user = (await ask(staff, '/auth/users/me/')).id;
  const path = '/properties/user_permissions/';
  const [record] = (await ask(owner, `${path}?user=${user}`)).results;
  const { access } = await session(owner);
  const answer = await fetch(`${url}${path}${record ? `${record.id}/` : ''}`, {
    method: record ? 'PATCH' : 'POST',
    headers: { authorization: `JWT ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify(record ? { daily_reveal_limit } : { user, daily_reveal_limit }),
  });
  expect(answer.ok).toBe(true);
};

test('a broker reveals one number on a phone, is stopped at the limit, and the Owner finds it in the log', async () => {
  await allow(1);
  const listed = (await ask(staff, '/properties/property/')).results;
  const [one, two] = listed.filter(
    (row: { contact: { id: number } | null }, at: number, all: { contact: { id: number } | null }[]) =>
      row.contact && all.findIndex(({ contact }) => contact?.id === row.contact!.id) === at,
  );
  const whole = (await ask(owner, `/properties/property/${one.id}/`)).contact.mobile_number_1;

  const page = await open(staff, { at: `/searchProperty?id=${one.id}`, size: 'phone' });
  await says(page, '0 of 1 today');
  expect(await page.getByText(whole.slice(0, 5)).count()).toBe(0);
  await page.getByRole('button', { name: 'Reveal number' }).click();
  await page
    .getByText(whole.replace(/^(\d{5})/, '$1 '))
    .first()
    .waitFor();
  expect(
    await page
      .getByRole('link', { name: /^Call / })
      .first()
      .getAttribute('href'),
  ).toBe(`tel:+91${whole}`);

  await page.goto(`${url}/searchProperty?id=${two.id}`);
  await says(page, '1 of 1 today');
  await page.getByRole('button', { name: 'Reveal number' }).click();
  await page.getByRole('alert').getByText(viewedTexts.limitReached(1)).waitFor();
  await withAxe(page);
  expect(await findings(page, 'the refusal')).toEqual([]);

  const theirs = await open(owner, { at: '/viewProperty', size: 'phone' });
  await theirs.getByRole('button', { name: /^Alerts, \d+ unread/ }).click();
  await theirs
    .getByRole('button', { name: /Reveal limit/ })
    .first()
    .click();
  await theirs
    .getByRole('dialog')
    .getByText(/has revealed 1 numbers today and asked for more/)
    .waitFor();
  await theirs.getByRole('button', { name: 'Mark as read' }).click();
  await theirs.getByRole('dialog').waitFor({ state: 'hidden' });
  await theirs.getByRole('link', { name: /1 of 1, limit reached/ }).click();
  const line = theirs.getByRole('link', { name: new RegExp(`Reveal.*${one.property_code}`, 's') }).first();
  await line.waitFor();
  expect(await line.textContent()).toContain(whole.replace(/^(\d{5})/, '$1 '));
  const stands = new URL(theirs.url()).searchParams;
  expect([stands.get('user'), stands.get('opened_at__gte')]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.any(String),
  ]);
});
