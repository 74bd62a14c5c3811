import { priceTexts, replyTexts } from '@angan/contract/whatsapp/prices.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { dayText } from '@angan/domain/typed-day.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { chatOf, log } from '../lib/chats.ts';
import { inDatabase } from '../lib/database.ts';
import { lookAt } from '../lib/every-screen.ts';
import { withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says } from '../lib/office.ts';
import { aNumber } from '../lib/own-number.ts';
import { picture } from '../lib/picture.ts';
import { connectMeta, customer } from '../lib/whatsapp.ts';

/** What WhatsApp charges: the table of prices, the count of free replies, and what one message costs. */

const { ask, open } = office('whatsapp-prices');
const admin = 'admin@angan.demo';
const sizes: Size[] = ['desktop', 'phone'];
beforeAll(connectMeta);

const openPrices = async (page: Page) => {
  await page.getByRole('button', { name: 'Prices', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Prices' });
  await dialog.getByRole('listitem').first().waitFor();
  return dialog;
};

/** A calling code that no other try has a price for. */
const newCountry = async (): Promise<string> => {
  const { results } = await ask(admin, '/sandesh/whatsapp_price/?page_size=100');
  const taken = new Set(results.map(({ country }: { country: string }) => country));
  return Array.from({ length: 99 }, (_, at) => String(9900 + at)).find((code) => !taken.has(code))!;
};

describe.each(sizes)('the table of prices, on a %s', (size) => {
  test('is read, marks what is not from Meta itself, and takes a price of the office’s own', async () => {
    const page = await open(admin, { at: '/broadcastmessage', size });
    const dialog = await openPrices(page);
    const { results } = await ask(admin, '/sandesh/whatsapp_price/?page_size=100');
    const marked = results.filter(({ third_party }: { third_party: boolean }) => third_party).length;
    expect(marked).toBeGreaterThan(0);
    await expect.poll(() => dialog.getByText(priceTexts.thirdParty, { exact: true }).count()).toBe(marked);
    await dialog
      .getByText(/^the first 1,000 of a number a month free$/)
      .first()
      .waitFor();
    await picture(page, `prices-${size}`);
    await withAxe(page);
    expect(await lookAt(page, size, `the prices on a ${size}`)).toEqual([]);

    const country = await newCountry();
    const form = dialog.getByRole('form', { name: 'Add a price' });
    await form.getByLabel('Country code').fill('91a');
    await form.getByLabel('Rupees').fill('12.5');
    await form.getByRole('button', { name: 'Add price' }).click();
    await says(dialog, priceTexts.country);
    await form.getByLabel('Country code').fill(country);
    await form.getByLabel('Category').selectOption('SERVICE');
    await form.getByLabel('Free a month, of each number').fill('250');
    await form.getByLabel('Source').fill('Our contract');
    await form.getByRole('button', { name: 'Add price' }).click();
    const own = dialog.getByRole('listitem').filter({ hasText: `+${country}` });
    await own.getByText('₹12.5', { exact: true }).waitFor();
    await says(own, 'the first 250 of a number a month free');
    await says(own, 'Our contract');
    await picture(page, `own-price-${size}`);
    expect(await own.getByText(priceTexts.thirdParty).count()).toBe(0);
    await own.getByRole('button', { name: `Delete the price of replies from ${dayText(dayInIndia())}` }).click();
    await own.waitFor({ state: 'detached' });
  });
});

test('free replies are counted for each number, warned of, and a reply beyond them says what it costs', {
  timeout: 120_000,
}, async () => {
  const number = await aNumber(ask);
  const waits = await customer('Farida');
  await waits.say({ text: 'Rate for Sector 57?', number: number.phone });
  const chat = await chatOf(ask, waits.name);
  const replies = async () =>
    (await ask(admin, '/sandesh/whatsapp_number/')).results.find(({ id }: { id: number }) => id === number.id).replies;
  /** A while ahead, so that they are of this month even where the next one begins meanwhile. */
  const wrote = (count: number) =>
    inDatabase(
      `insert into whatsapp_message (company_id, chat, number, direction, kind, content, status, at)
         select company_id, id, number, 'outgoing', 'text', '{"body": "Namaste"}', 'read', now() + interval '10 minutes'
           from whatsapp_chat, generate_series(1, $2) where id = $1`,
      [chat, count],
    );
  const { free } = await replies();
  await wrote(free - 100);
  const near = await replies();
  expect(near).toMatchObject({ sent: free - 100, isNear: true });

  for (const size of sizes) {
    const page = await open(admin, { at: '/whatsappnumber', size });
    const card = page.getByRole('listitem').filter({ hasText: number.name });
    await says(card, replyTexts.near(near));
    await card.getByText(replyTexts.counted(near)).waitFor();
    await says(card, priceTexts.thirdParty);
    await page.goto(new URL('/messages', page.url()).href);
    await page.getByText(`${number.name}: ${replyTexts.counted(near)}`).waitFor();
  }
  const page = await open(admin, { at: `/whatsappsmsg?chat=${chat}` });
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  expect(await page.getByText(replyTexts.next(near)).count()).toBe(0);
  await wrote(120);
  const charged = await replies();
  expect(charged).toMatchObject({ sent: free + 20, charged: 20 });
  for (const size of sizes) {
    const chatting = await open(admin, { at: `/whatsappsmsg?chat=${chat}`, size });
    await chatting.getByText(`${replyTexts.next(charged)} ${priceTexts.thirdParty}`).waitFor();
    await picture(chatting, `charged-${size}`);
    await withAxe(chatting);
    expect(await lookAt(chatting, size, `a chat whose replies are charged, on a ${size}`)).toEqual([]);
    await chatting.goto(new URL('/whatsappnumber', chatting.url()).href);
    await says(chatting.getByRole('listitem').filter({ hasText: number.name }), replyTexts.charged(charged));
  }
  await number.disconnect();
});

test('the dialog of a template says what sending it costs, by the office’s own price', async () => {
  const name = newName('open').replace(' ', '_');
  const { id: template } = await ask(admin, '/sandesh/whatsapp_template/', {
    ...{ template_name: name, language: 'en', category: 'MARKETING' },
    body: `The homes of ${name} are open for visits this week, and we would like to show you around.`,
  });
  await ask(admin, `/sandesh/whatsapp_template/${template}/submit/`, {});
  // Of a country of its own, since all other journeys write to India.
  const country = '975';
  const digits = `${country}17${newMobile().slice(0, 6)}`;
  const pema = await customer('Pema', { digits });
  await pema.say({ text: 'Do you have plots?' });
  const price = await ask(admin, '/sandesh/whatsapp_price/', {
    ...{ country, category: 'MARKETING', rate: '1.2345', from_date: dayInIndia(), source: 'Our contract' },
  });
  try {
    const page = await open(admin, { at: `/whatsappsmsg?chat=${await chatOf(ask, pema.name)}`, size: 'phone' });
    await log(page).getByText('Do you have plots?').waitFor();
    await page.getByRole('button', { name: 'Attach' }).click();
    await page.getByRole('menuitem', { name: 'Template' }).click();
    await page.getByLabel('Find a template').fill(name);
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page
      .getByRole('dialog', { name })
      .getByText('Sending it costs ₹1.2345 before GST.', { exact: true })
      .waitFor();
    await picture(page, 'template-price-phone');
  } finally {
    await ask(admin, `/sandesh/whatsapp_price/${price.id}/`, undefined, 'DELETE');
  }
});
