import { expect, test } from 'vitest';
import { aHouse } from '../../apps/server/test/listings.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { noRoom } from '../lib/no-room.ts';
import { newMobile, newName, office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** Hindi and Gujarati for who is not signed in: before they are, and on the page that an office sends them. */

const { url, ask, visit } = office('languages-outside');
const owner = 'owner@angan.demo';
const narrow = { size: 'phone', viewport: { width: 360, height: 780 } } as const;

const languages = [
  { name: 'हिन्दी', tag: 'hi', like: 'मुझे यह पसंद है', liked: 'आपको यह पसंद है' },
  { name: 'ગુજરાતી', tag: 'gu', like: 'મને આ ગમે છે', liked: 'તમને આ ગમે છે' },
] as const;

test.each(languages)('who is not signed in chooses $name, and this device keeps it', async ({ name, tag }) => {
  const page = await visit({ at: '/login', ...narrow });
  const lang = () => page.evaluate(() => document.documentElement.lang);
  await page.getByRole('button', { name }).click();
  await expect.poll(lang).toBe(tag);
  await page.reload();
  await expect.poll(lang).toBe(tag);
  for (const at of ['/login', '/register', '/forgotpass']) {
    await page.goto(`${url}${at}`);
    await page.getByRole('button', { name, pressed: true }).waitFor();
    expect(await noRoom(page, at)).toEqual([]);
    await picture(page, `${at.slice(1)}-${tag}-360`);
  }
  await withAxe(page);
  expect(await findings(page, `signing in, in ${name}`)).toEqual([]);
});

test.each(languages)('a client reads what was shared with them in $name, on a narrow phone', async (one) => {
  const [{ id: area }] = (await ask(owner, '/properties/area/?page_size=1')).results;
  const home = async () =>
    (
      await ask(
        owner,
        '/properties/property/',
        aHouse(area, {
          contact: { name: newName('Shared'), mobile_number_1: newMobile() },
          sale_price: 55_000_000,
          amenities: [1, 2, 3],
          furnishing_items: { AC: 2 },
        }),
      )
    ).id as number;
  const shared = await ask(owner, '/properties/shares/', {
    ...{ channel: 'Link', cost_sheet: true, properties: [await home(), await home()] },
  });
  const page = await visit({ at: new URL(shared.link).pathname, ...narrow });
  await page.getByRole('link', { name: one.name }).click();
  const like = page.getByRole('button', { name: one.like }).first();
  await like.waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(one.tag);
  expect(await noRoom(page, `the share in ${one.name}`)).toEqual([]);
  await picture(page, `share-${one.tag}-360`);
  await withAxe(page);
  expect(await findings(page, `the share in ${one.name}`)).toEqual([]);
  await like.click();
  await page.getByText(one.liked).first().waitFor();
  await page.goto(`${url}/s/${shared.code}/interest/`);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(one.tag);
  expect(await noRoom(page, `the form in ${one.name}`)).toEqual([]);
  await picture(page, `interest-${one.tag}-360`);
});
