import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** A day of visits on a phone: planned from the matches, gone through, and what the client says changes what is looked for. */

const { ask, open } = office('visits');
const owner = 'owner@rival.demo';

/** Three houses of an area of its own, and somebody who looks for one. */
const anInquiry = async () => {
  const area = await ask(owner, '/properties/area/', {
    area: newName('Sector'),
    city: 6,
    latitude: 28.4,
    longitude: 77.1,
  });
  const kinds = await ask(owner, '/properties/propertysubtype/');
  const kind = kinds.results.find(({ property_subtype }: { property_subtype: string }) =>
    /Kothi/.test(property_subtype),
  ).id;
  const rooms = await ask(owner, '/properties/bhk/');
  const bhk = rooms.results.find(({ value }: { value: number }) => value === 4).id;
  const what = { property_type: 1, deal_type: [1], area: [area.id] };
  const codes: string[] = [];
  for (const [at, sale_price] of [52_000_000, 54_000_000, 58_000_000].entries()) {
    const house = await ask(owner, '/properties/property/', {
      ...what,
      property_subtype: kind,
      bhk,
      sale_price,
      size: 300,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      latitude: 28.4 + at * 0.02,
      longitude: 77.1,
      contact: { name: newName('Seller'), mobile_number_1: newMobile() },
    });
    codes.push(house.property_code);
  }
  const inquiry = await ask(owner, '/properties/inquiry/', {
    ...what,
    property_subtype: [kind],
    bhk: [bhk],
    budget_max: 60_000_000,
    contact: { name: newName('Vidya'), mobile_number_1: newMobile() },
  });
  return { inquiry: inquiry.id as number, codes: codes as [string, string, string] };
};

const order = (page: Page) =>
  page.getByRole('list', { name: 'Stops in their order' }).getByRole('listitem').allInnerTexts();

test('three visits are planned on a phone, put in another order, and one is too costly', async () => {
  const { inquiry, codes } = await anInquiry();
  const [near, , dear] = codes;
  const page = await open(owner, { at: `/searchInquiry?id=${inquiry}`, size: 'phone' });
  for (const code of codes) await page.getByRole('checkbox', { name: `Choose ${code}` }).check();
  await page.getByRole('button', { name: 'Plan visits' }).click();

  await page.getByRole('button', { name: `Move ${near} up` }).waitFor();
  await page.getByRole('button', { name: 'Save 3 visits' }).waitFor();
  const before = await order(page);
  const last = codes.find((code) => before[2]!.includes(code))!;
  await page.getByRole('button', { name: `Move ${last} up` }).click();
  await page.getByRole('button', { name: `Move ${last} up` }).click();
  const after = await order(page);
  expect(after[0]).toContain(last);
  expect(after[0]).toContain('10:00 AM');
  await withAxe(page);
  expect(await findings(page, 'plan')).toEqual([]);
  await page.getByRole('button', { name: 'Save 3 visits' }).click();

  await tells(page, '3 visits planned');
  const stops = page.getByRole('list', { name: 'Visits in their order' });
  await stops.getByText(last).waitFor();
  expect(await stops.locator(':scope > li').first().innerText()).toContain(last);
  expect(await findings(page, 'tour')).toEqual([]);
  const stop = stops.locator(':scope > li').filter({ hasText: dear });
  await stop.getByRole('button', { name: 'Visited' }).click();
  await page.getByRole('button', { name: 'Too costly' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await stop.getByText('Disliked. Too costly.').waitFor();

  await stop.getByText('up to 5.79 Cr').waitFor();
  await stop.getByRole('button', { name: 'Change budget' }).click();
  await tells(page, 'Budget: up to 5.79 Cr');
  // What was written down of the visit may still offer an Undo of its own.
  const said = page.getByRole('status').filter({ hasText: 'Budget: up to 5.79 Cr' });
  await said.getByRole('button', { name: 'Undo' }).click();
  await tells(page, 'Undone');
  await stop.getByRole('button', { name: 'Change budget' }).click();
  await stop.getByText('Change budget').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: /^Vidya/ }).click();
  await says(page, 'Visit Done');
  const rows = page
    .getByRole('region', { name: /^Matching properties/ })
    .getByRole('listitem')
    .filter({ hasText: 'P-' });
  await rows.filter({ hasText: 'Disliked. Too costly.' }).waitFor();
  expect(await rows.last().innerText()).toContain(dear);
  expect(await rows.last().getAttribute('data-rejected')).toBe('true');
  expect((await ask(owner, `/properties/inquiry/${inquiry}/`)).budget_max).toBe(57_900_000);
});
