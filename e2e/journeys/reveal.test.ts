import { viewedTexts } from '@angan/contract/viewed/viewed.ts';
import { usualRevealLimit } from '@angan/domain/personal-rights.ts';
import { expect, onTestFinished, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says } from '../lib/office.ts';

/** A number is shown to who asks for it, up to the day's limit; the Owner is told, and sees who took which. */

const { ask, open, url } = office('reveal');
const owner = 'owner@angan.demo';

/** Somebody who has revealed nothing today: a second try finds the first one's day used up, and the Owner told of it. */
const someone = async () => {
  const today: { user: { id: number }; used: number }[] = (await ask(owner, '/properties/viewed_today/')).results;
  for (const email of ['residential@angan.demo', 'allrounder@angan.demo']) {
    const id = (await ask(email, '/auth/users/me/')).id;
    if (today.find(({ user }) => user.id === id)?.used === 0) return { email, id };
  }
  throw new Error('Everybody who may reveal numbers has done so today');
};

/** The Owner sets how many numbers a day somebody may reveal. */
const allow = async (user: number, daily_reveal_limit: number) => {
  const path = '/properties/user_permissions/';
  const [record] = (await ask(owner, `${path}?user=${user}`)).results;
  await (record
    ? ask(owner, `${path}${record.id}/`, { daily_reveal_limit }, 'PATCH')
    : ask(owner, path, { user, daily_reveal_limit }));
};

/** A listing with a number that the Owner typed in: one's own of today would be free. */
const listing = async (): Promise<{ id: number; property_code: string; number: string }> => {
  const [area] = (await ask(owner, '/properties/area/?page_size=1')).results;
  const number = newMobile();
  const kinds = (await ask(owner, '/properties/propertysubtype/')).results;
  const made = await ask(owner, '/properties/property/', {
    property_type: 1,
    property_subtype: kinds.find(({ property_subtype }: { property_subtype: string }) => /Kothi/.test(property_subtype))
      .id,
    deal_type: [1],
    area: [area.id],
    sale_price: 52_000_000,
    size: 300,
    size_unit: 'SqYd',
    size_basis: 'Plot',
    contact: { name: newName('Seller'), mobile_number_1: number },
  });
  return { ...made, number };
};

test('a broker reveals one number on a phone, is stopped at the limit, and the Owner finds it in the log', async () => {
  const { email: staff, id: user } = await someone();
  await allow(user, 1);
  onTestFinished(() => allow(user, usualRevealLimit));
  const [one, two] = [await listing(), await listing()];
  const whole = one.number;

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
    .getByText(/has revealed 1 number today and asked for more/)
    .waitFor();
  await theirs.getByRole('button', { name: 'Mark as read' }).click();
  await theirs.getByRole('dialog').waitFor({ state: 'hidden' });
  await theirs.getByRole('link', { name: /1 of 1, limit reached/ }).click();
  const line = theirs.getByRole('link', { name: new RegExp(`Reveal.*${one.property_code}`, 's') }).first();
  await line.waitFor();
  // What was looked at, not its code alone.
  expect(await line.textContent()).toMatch(/5\.20 Cr, House for sale in ./);
  expect(await line.textContent()).toContain(whole.replace(/^(\d{5})/, '$1 '));
  const stands = new URL(theirs.url()).searchParams;
  expect([stands.get('user'), stands.get('opened_at__gte')]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.any(String),
  ]);
});
