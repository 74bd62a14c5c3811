import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { chatOf, log } from '../lib/chats.ts';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { aNumber } from '../lib/own-number.ts';
import { picture } from '../lib/picture.ts';
import { connectMeta, customer } from '../lib/whatsapp.ts';

/** A number that sends nothing: who looks anywhere is told, and told when it is over. */

const { ask, open } = office('whatsapp-number');
const admin = 'admin@angan.demo';
const sizes: Size[] = ['desktop', 'phone'];
const wordsOfNoToken = /connect it again|token/i;
beforeAll(connectMeta);

/** Somebody wrote to the number and is answered, which does not go out. */
const stuck = async (page: Page, phone: string) => {
  const somebody = await customer('Nandini');
  await somebody.say({ text: 'Is it still free?', number: phone });
  const chat = await chatOf(ask, somebody.name);
  await page.goto(new URL(`/whatsappsmsg?chat=${chat}`, page.url()).href);
  await log(page).getByText('Is it still free?').waitFor();
  return somebody;
};
const answer = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await tells(page, chatTexts.sent);
};

test('from which nothing leaves for five minutes raises an alarm in bell, card and hub, and ends it when it sends', {
  timeout: 150_000,
}, async () => {
  const number = await aNumber(ask);
  const page = await open(admin);
  await stuck(page, number.phone);
  await number.loseToken();
  await answer(page, 'Yes, come on Sunday');
  const cards = async () => (await ask(admin, '/sandesh/whatsapp_number/')).results;
  const card = async () => (await cards()).find(({ id }: { id: number }) => id === number.id);
  await expect.poll(async () => (await card()).status).toBe('Token expired');
  // The watch notes by itself since when something waits; then five minutes go by.
  const waits = () => inDatabase('select waits_since from whatsapp_number where id = $1', [number.id]);
  await expect.poll(async () => (await waits())[0]!.waits_since, { timeout: 40_000 }).toBeTruthy();
  expect((await card()).standstill).toBeNull();
  await inDatabase(`update whatsapp_number set waits_since = waits_since - interval '301 seconds' where id = $1`, [
    number.id,
  ]);

  for (const size of sizes) {
    const looking = await open(admin, { at: '/messages', size });
    await looking.getByRole('link', { name: `${number.name}: 1 message waiting, and nothing leaves` }).waitFor();
    await says(looking, 'Not sending');
    await picture(looking, `alarm-hub-${size}`);
    await withAxe(looking);
    expect(await findings(looking, `the hub with an alarm on a ${size}`)).toEqual([]);
    await looking.getByRole('link', { name: `${number.name}: 1 message waiting, and nothing leaves` }).click();
    const shown = looking.getByRole('listitem').filter({ hasText: number.name });
    await shown
      .getByRole('alert')
      .getByText(/^Nothing has left this number since .*, and one message waits\. /)
      .waitFor();
    await expect
      .poll(() => looking.getByRole('button', { name: /^Alerts, \d+ unread$/ }).count(), { timeout: 40_000 })
      .toBe(1);
    await looking.getByRole('button', { name: /^Alerts, / }).click();
    const alerts = looking.getByRole('list', { name: 'Alerts' });
    await alerts
      .getByRole('button', {
        name: new RegExp(`WhatsApp not sending.*Nothing has left ${number.name} for five minutes`),
      })
      .first()
      .waitFor();
    await picture(looking, `alarm-bell-${size}`);
    await withAxe(looking);
    expect(await findings(looking, `the alarm in the bell on a ${size}`)).toEqual([]);
  }

  await number.connectAgain();
  await expect.poll(async () => (await card()).standstill, { timeout: 40_000 }).toBeNull();
  await log(page)
    .getByRole('img', { name: 'Delivered' })
    .or(log(page).getByRole('img', { name: 'Read' }))
    .waitFor();
  await number.disconnect();
});

test('whose token is dead holds its broadcast, which says so', { timeout: 90_000 }, async () => {
  const number = await aNumber(ask);
  const name = newName('offer');
  const template_name = name.replace(' ', '_');
  const { id: template } = await ask(admin, '/sandesh/whatsapp_template/', {
    ...{ template_name, language: 'en' },
    body: `The homes of ${template_name} are open for visits this week, and we would like to show you around.`,
  });
  await ask(admin, `/sandesh/whatsapp_template/${template}/submit/`, {});
  await expect.poll(async () => (await ask(admin, `/sandesh/whatsapp_template/${template}/`)).status).toBe('APPROVED');
  const { id } = await ask(admin, '/mgmt/whatsappbroadcast/', {
    ...{ name, template, number: number.id, hours: null },
    audience: { contacts: 'Nobody', pasted: newMobile(), pasted_agreed: true },
  });
  const { people, refusals } = await ask(admin, `/mgmt/whatsappbroadcast/${id}/look/`);
  expect([people, refusals]).toEqual([1, []]);
  await number.loseToken();
  await ask(admin, `/mgmt/whatsappbroadcast/${id}/send/`, { people });
  const page = await open(admin, { at: `/broadcastmessage?id=${id}` });
  await page.getByText(wordsOfNoToken).first().waitFor();
  await page.goto(new URL('/broadcastmessage', page.url()).href);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText(wordsOfNoToken).first().waitFor();
  await page.goto(new URL('/messages', page.url()).href);
  await page
    .getByRole('link', { name: new RegExp(`^${name}: `) })
    .getByText(wordsOfNoToken)
    .waitFor();

  await number.connectAgain();
  await page.goto(new URL(`/broadcastmessage?id=${id}`, page.url()).href);
  await page.getByText('Done', { exact: true }).waitFor();
  expect(await page.getByText(wordsOfNoToken).count()).toBe(0);
  await number.disconnect();
});
