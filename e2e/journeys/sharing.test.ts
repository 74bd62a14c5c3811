import { expect, test } from 'vitest';
import { aHouse, aWish } from '../../apps/server/test/listings.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, tells } from '../lib/office.ts';

/** A property goes to a customer from a phone, and the customer opens the link. */

const { ask, open, visit } = office('sharing');
const owner = 'owner@angan.demo';

/** Two for sale and an inquiry of their own, which no other journey changes at the same moment. */
const twoHomes = async () => {
  const [{ id: area }] = (await ask(owner, '/properties/area/?page_size=1')).results;
  const contact = () => ({ name: newName('Sharing Journey'), mobile_number_1: newMobile() });
  const home = (sale_price: number): Promise<{ id: number; property_code: string }> =>
    ask(owner, '/properties/property/', aHouse(area, { contact: contact(), sale_price }));
  const wish = aWish(area, { contact: contact() });
  return { homes: [await home(55_000_000), await home(57_500_000)] as const, wish };
};

test('a property is shared from the phone without its unit, and a stranger opens the link', async () => {
  const { results } = await ask(owner, '/properties/property/?status=Available&page_size=100');
  const home = results.find(
    // biome-ignore lint/suspicious/noExplicitAny: a property as the call answers it
    (one: any) =>
      one.unit_no.length > 2 &&
      one.deal_type.join() === '1' &&
      one.society_name &&
      one.sale_price_total &&
      !one.locked_property,
  );
  const page = await open(owner, {
    at: `/searchProperty?id=${home.id}`,
    size: 'phone',
    apart: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const message = dialog.getByRole('textbox', { name: 'Message' });
  const reads = (text: string | RegExp) => expect.poll(() => message.inputValue()).toMatch(text);
  await reads(/for Sale/);
  expect(await message.inputValue()).not.toContain(home.unit_no);
  expect(await message.inputValue()).not.toContain(home.society_name.society_name);
  await withAxe(page);
  expect(await findings(page, 'the dialog')).toEqual([]);
  await dialog.getByRole('switch', { name: 'Society name' }).check();
  await expect.poll(() => message.inputValue()).toContain(home.society_name.society_name);
  await dialog.getByRole('switch', { name: 'Society name' }).uncheck();
  await reads('A society in');
  // What somebody wrote stays as the switches move, until they ask for the new text.
  await message.fill('Come and see it on Sunday.');
  await dialog.getByRole('switch', { name: 'Society name' }).check();
  await dialog.getByRole('button', { name: 'Use the new text' }).click();
  await expect.poll(() => message.inputValue()).toContain(home.society_name.society_name);
  await dialog.getByRole('switch', { name: 'Society name' }).uncheck();
  await reads('A society in');
  await message.fill(`Come and see it on Sunday.\n${await message.inputValue()}`);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await tells(page, 'Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).not.toContain(home.unit_no);
  expect(text).toMatch(/^Come and see it on Sunday\./);

  const link = new URL(/https?:\S+\/s\/\w+/.exec(text)![0]);
  const stranger = await visit({ at: link.pathname, size: 'phone' });
  await stranger.getByRole('heading', { level: 1, name: /for Sale/ }).waitFor();
  expect(await stranger.locator('body').innerText()).not.toContain(home.unit_no);
  expect(await stranger.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+91\d{10}$/);
  await withAxe(stranger);
  expect(await findings(stranger, 'the page of the link')).toEqual([]);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Shares' }).click();
  // The demo office has shared it before.
  await page.getByText(`${link.pathname.split('/').at(-1)}, Opened once`).waitFor();
});

test('what a client likes on the page of the link stands with their inquiry', async () => {
  const { homes, wish } = await twoHomes();
  const inquiry = await ask(owner, '/properties/inquiry/', wish);
  const { code } = await ask(owner, '/properties/shares/', {
    properties: homes.map(({ id }) => id),
    inquiry: inquiry.id,
    channel: 'WhatsApp text',
  });
  const page = await open(owner, { at: `/searchInquiry?id=${inquiry.id}&tab=shares`, size: 'phone' });
  await page.getByRole('tab', { name: 'Shares' }).click();
  const row = page.getByRole('listitem').filter({ hasText: code });
  await row.getByText(/Not opened/).waitFor();

  const stranger = await visit({ at: `/s/${code}`, size: 'phone' });
  const overview = stranger.getByRole('region', { name: 'All properties' });
  await overview.getByRole('link').nth(1).click();
  await stranger
    .getByRole('button', { name: /^I like this one/ })
    .nth(1)
    .click();
  await stranger.locator('#p2').getByText('You like this one').waitFor();
  await stranger
    .locator('#p2')
    .getByRole('button', { name: /^Take it back/ })
    .waitFor();
  expect(await stranger.getByRole('button', { name: /^I like this one/ }).count()).toBe(1);
  await withAxe(stranger);
  expect(await findings(stranger, 'the page of several')).toEqual([]);

  await row.getByText(new RegExp(`^Likes 4 BHK House for Sale in .*, ${homes[1].property_code}$`)).waitFor();
  await row.getByText(/Opened once/).waitFor();
});

test('properties stand beside each other by what differs, and go to a client together', async () => {
  const { homes } = await twoHomes();
  const page = await open(owner, { at: `/searchProperty?compare=${homes.map(({ id }) => id).join()}`, size: 'phone' });
  const rows = page.getByRole('region', { name: 'Comparison' }).getByRole('row');
  await rows.filter({ hasText: 'Price' }).getByRole('img', { name: 'Differs' }).first().waitFor();
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Only what differs' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  // Of those that are left, the head and the pictures alone say nothing of differing.
  const marks = page.getByRole('img', { name: 'Differs' });
  expect(await marks.count()).toBe((await rows.count()) - 2);
  await withAxe(page);
  expect(await findings(page, 'the comparison')).toEqual([]);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 2 properties' });
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Message' }).inputValue()).toMatch(/2\. .*/);
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'Open WhatsApp' }).click(),
  ]);
  await chat.close();
  await tells(page, 'Shared 2 properties');
  await dialog.waitFor({ state: 'hidden' });
});
