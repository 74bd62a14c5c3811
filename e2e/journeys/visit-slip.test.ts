import { expect, test } from 'vitest';
import { closed } from '../lib/dialogs.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { fileOf, newMobile, newName, office, says, tells } from '../lib/office.ts';
import { sign } from '../lib/sign.ts';

/** A visit that can be proved: checked in on the phone, signed by the visitor, downloaded, and found in the ledger. */

const { ask, open } = office('visit-slip');
const owner = 'owner@rival.demo';

const aVisit = async () => {
  const area = await ask(owner, '/properties/area/', { area: newName('Sector'), city: 6 });
  const kinds = await ask(owner, '/properties/propertysubtype/');
  const kind = kinds.results.find(({ property_subtype }: { property_subtype: string }) =>
    /Kothi/.test(property_subtype),
  ).id;
  const what = { property_type: 1, deal_type: [1], area: [area.id] };
  const property = await ask(owner, '/properties/property/', {
    ...what,
    property_subtype: kind,
    sale_price: 52_000_000,
    size: 300,
    size_unit: 'SqYd',
    size_basis: 'Plot',
    latitude: 28.42,
    longitude: 77.1,
    contact: { name: newName('Seller'), mobile_number_1: newMobile() },
  });
  const inquiry = await ask(owner, '/properties/inquiry/', {
    ...what,
    budget_max: 60_000_000,
    contact: { name: newName('Vidya'), mobile_number_1: newMobile() },
    brokerage_terms: { basis: 'Percent', value: 1, payer: 'Buyer or tenant' },
  });
  const visit = await ask(owner, '/properties/tasks/', {
    type: 'Site Visit',
    inquiry: inquiry.id,
    property: property.id,
    date_time: new Date().toISOString(),
  });
  return { visit: visit.id as number, inquiry: inquiry.id as number };
};

test('a visit is checked in, signed by the visitor and found in the ledger', async () => {
  const { visit, inquiry } = await aVisit();
  const page = await open(owner, {
    at: `/tasks?id=${visit}`,
    size: 'phone',
    geolocation: { latitude: 28.4212, longitude: 77.1, accuracy: 12 },
    permissions: ['geolocation'],
  });
  await page.getByRole('button', { name: 'Check in' }).click();
  await page.getByText(/^The place of this phone is asked for once/).waitFor();
  await withAxe(page);
  expect(await findings(page, 'check in')).toEqual([]);
  await page.getByRole('button', { name: 'Yes, check in' }).click();
  await tells(page, 'Checked in, 130 m from the property');

  await page.getByRole('button', { name: 'Visit slip' }).click();
  const sheet = page.getByRole('dialog', { name: 'Visit slip' });
  await sheet.getByText('Brokerage: 1 % of the price, from the buyer or tenant').waitFor();
  await sheet.getByRole('button', { name: 'Make slip' }).click();
  await sheet.getByText('Let the visitor sign first.').waitFor();
  await sign(page, sheet.getByRole('img', { name: 'Sign here' }));
  await sheet.getByRole('img', { name: 'Signed' }).waitFor();
  expect(await findings(page, 'visit slip')).toEqual([]);
  await sheet.getByRole('button', { name: 'Make slip' }).click();
  const made = page.getByRole('dialog', { name: 'Slip made' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    made.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect((await fileOf(download)).subarray(0, 5).toString()).toBe('%PDF-');
  await made.getByRole('button', { name: 'Close' }).click();
  await closed(page, made);
  await page
    .getByText(/^Signed by the visitor/)
    .first()
    .waitFor();

  await page.goto(`${new URL(page.url()).origin}/searchInquiry?id=${inquiry}`);
  await page.getByRole('tab', { name: /^Shares/ }).click();
  await says(page, /^P-\d+, Visit slip, by /);
  await page.getByRole('button', { name: 'Download slip' }).waitFor();
  expect((await ask(owner, '/properties/shares/verify/')).broken_at).toBeNull();
});
