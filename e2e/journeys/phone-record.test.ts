import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizes } from '../lib/browser.ts';
import { office } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

/** Records in one hand: what is done with them lies under the thumb, once, and is hit without aiming. */

const { open, ask } = office('phone-record');
const owner = 'owner@angan.demo';
const { height: bottom } = sizes.phone;

/** Buttons and boxes that a finger misses: fewer than 44 px of what lies on a line through them are theirs. */
const missed = (page: Page) =>
  page.evaluate(() => {
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = [...document.querySelectorAll('button, a[data-variant], [role="tab"], input[type="checkbox"]')];
    return all.filter(isShown).flatMap((one) => {
      one.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width <= 1 || left + width <= 0) return [];
      const isHit = (y: number) => one.contains(document.elementFromPoint(left + width / 2, y));
      const middle = top + height / 2;
      const reach = (step: number) => {
        let at = 0;
        while (at < 44 && isHit(middle + step * (at + 1))) at += 1;
        return at;
      };
      // A pixel is lost at each end where they lie between two.
      return isHit(middle) && reach(1) + reach(-1) >= 42
        ? []
        : [`${one.ariaLabel ?? one.textContent} ${width}x${height}`];
    });
  });

const aProperty = async () => {
  const { results } = await ask(owner, '/properties/property/?status=Available&page_size=100');
  const { id, contact, property_code } = results.find(
    (one: { matching_inquiry_count: number; contact: { mobile_number_1: string } | null }) =>
      one.matching_inquiry_count > 0 && one.contact?.mobile_number_1,
  );
  return { at: `/searchProperty?id=${id}`, call: `Call ${contact.name}`, code: property_code as string };
};
const anInquiry = async () => {
  const { results } = await ask(owner, '/properties/inquiry/?stage=Contacted&page_size=100');
  const { id, contact } = results.find((one: { matching_property_count: number }) => one.matching_property_count > 0);
  return { at: `/searchInquiry?id=${id}`, call: `Call ${contact.name}` };
};
const aContact = async () => {
  const { results } = await ask(owner, '/properties/contacts/?search=mehul');
  return { at: `/contact?id=${results[0].id}`, call: 'Call' };
};

test.each([
  ['a property', aProperty],
  ['an inquiry', anInquiry],
  ['a contact', aContact],
])(
  'on a phone %s has one bar at the bottom, its person is called from one place, and nothing is missed',
  async (_, of) => {
    const { at, call } = await of();
    const page = await open(owner, { at, size: 'phone' });
    const record = page.locator('[data-record], [role="complementary"], aside').filter({ visible: true }).last();
    const own = record.locator('a[href^="tel:"]').and(page.getByRole('link', { name: call, exact: true }));
    await own.first().waitFor();
    await settled(page);
    expect(await own.count()).toBe(1);
    const bars = await page
      .locator('footer, nav')
      .filter({ visible: true })
      .evaluateAll(
        (all, bottom) => all.filter((one) => one.getBoundingClientRect().bottom >= bottom - 1).length,
        bottom,
      );
    expect(bars).toBe(1);
    expect(await missed(page)).toEqual([]);
  },
);

test('what the plus adds lies under the thumb', async () => {
  const page = await open(owner, { at: '/tasks', size: 'phone' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Add' });
  const links = sheet.getByRole('link');
  await links.first().waitFor();
  await settled(page);
  for (const link of await links.all()) {
    const { y, height } = (await link.boundingBox())!;
    expect([height >= 44, y > 0, y + height <= bottom]).toEqual([true, true, true]);
  }
  const { y, height } = (await sheet.boundingBox())!;
  expect(y + height).toBe(bottom);
});

test('between screens the frame stays, and a record waits in its own shape with what its list knows', async () => {
  const { at, code } = await aProperty();
  const page = await open(owner, { at: '/tasks', size: 'phone' });
  const frame = page.getByRole('navigation', { name: 'Main' });
  await frame.waitFor();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/projects[^/]*\.js$|\/properties\/property\/\d+\/$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Projects', exact: true }).click();
  await page.waitForURL(/projects/);
  expect(await frame.isVisible()).toBe(true);
  await page.evaluate((at) => {
    history.pushState(null, '', at);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at);
  const record = page.locator('[data-record]');
  await record.getByRole('heading', { name: code }).waitFor();
  await record
    .getByText(/Lakhs|Cr/)
    .first()
    .waitFor();
  resolve();
  await record.getByRole('tab', { name: 'Facts' }).waitFor();
});
