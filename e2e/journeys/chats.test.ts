import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import { expect, inject, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { answers, newMobile, newName, office, says, tells } from '../lib/office.ts';

/** A customer writes on their phone, and the office answers while the window is open. */

const { ask, open } = office('chats');
const admin = 'admin@angan.demo';
const control = async (path: string, body: object) => {
  const answer = await fetch(`${inject('sandboxUrl')}/_control/meta/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
};
const day = 24 * 60 * 60;

/** A message of somebody, as WhatsApp tells of it, written so many seconds ago. */
const wrote = async (digits: string, name: string, text: string, ago: number) => {
  const seed = (await (await fetch(`${inject('sandboxUrl')}/_control/meta/seed`)).json()) as {
    wabaId: string;
    phoneNumberId: string;
  };
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '919825000001', phone_number_id: seed.phoneNumberId },
    contacts: [{ wa_id: digits, profile: { name } }],
    messages: [
      {
        id: `wamid.${newName('e2e')}`,
        from: digits,
        timestamp: String(Math.floor(Date.now() / 1000) - ago),
        type: 'text',
        text: { body: text },
      },
    ],
  };
  const body = {
    object: 'whatsapp_business_account',
    entry: [{ id: seed.wabaId, changes: [{ field: 'messages', value }] }],
  };
  await control('webhooks', { body });
};
const chatOf = async (search: string): Promise<number> => {
  const find = async () => (await ask(admin, `/mgmt/whatsappchat/?search=${encodeURIComponent(search)}`)).results[0];
  await expect.poll(find).toBeTruthy();
  return (await find()).id;
};

test('a customer writes, the chat opens its window, and the answer is read, all without a reload', {
  timeout: 90_000,
}, async () => {
  const digits = `91${newMobile()}`;
  const name = newName('Kavya');
  const page = await open(admin, { at: '/whatsappsmsg' });
  await says(page, chatTexts.select);
  await control('customers', { digits, name, chat_open: false });
  await control(`customers/${digits}/say`, { text: 'Is the flat in Sector 57 still free?' });
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await says(page, 'Is the flat in Sector 57 still free?');
  await says(page, /^Reply window open: 23:59:\d\d$/);
  await withAxe(page);
  expect(await findings(page, 'an open chat')).toEqual([]);

  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('Yes, it is. *Sunday*?');
  await box.press('Enter');
  await tells(page, 'Message send successfully');
  expect(await box.inputValue()).toBe('');
  await page.getByRole('log').getByText('Sunday', { exact: true }).waitFor();
  // Statuses of another journey's broadcast may come in before.
  await page.getByRole('img', { name: 'Delivered' }).waitFor({ timeout: 40_000 });
  await control(`customers/${digits}/read`, {});
  await page.getByRole('img', { name: 'Read' }).waitFor();
  await control(`customers/${digits}/say`, { text: 'Sunday at eleven' });
  await page.getByRole('log').getByText('Sunday at eleven').waitFor();

  await answers(page, '/mgmt/whatsappmessage/', 'POST', 400, { message_body: ['WhatsApp is away.'] });
  await box.fill('Gate number two');
  await box.press('Enter');
  await tells(page, 'Failed to send message');
  await says(page, 'WhatsApp is away.');
  expect(await box.inputValue()).toBe('Gate number two');
});

test('the window closes while one looks, and a template is what is left', async () => {
  const digits = `91${newMobile()}`;
  const name = newName('Rohan');
  await wrote(digits, name, 'See you', day - 15);
  const page = await open(admin, { at: `/whatsappsmsg?chat=${await chatOf(name)}`, size: 'phone' });
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  await says(page, /^Reply window open: 00:00:\d\d$/);
  await page.getByText("Reply window closed. You can't send messages.", { exact: true }).waitFor();
  await says(page, 'Reply window closed');
  expect(await page.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
  await withAxe(page);
  expect(await findings(page, 'a closed chat on a phone')).toEqual([]);
  await page.getByRole('button', { name: 'Send a template' }).click();
  await page.getByRole('dialog', { name: 'Send a template' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back to the chats' }).click();
  await page.getByRole('heading', { name: 'Chats' }).waitFor();
});

test('a person without a visible number has a chat, and a message becomes an inquiry', async () => {
  const username = newName('nila').replace(' ', '.').toLowerCase();
  const digits = `91${newMobile()}`;
  await control('customers', { digits, name: 'Nila', username, phone_visible: false });
  await control(`customers/${digits}/say`, { text: 'Need 2 BHK flat for rent, budget 30k' });
  const page = await open(admin, { at: `/whatsappsmsg?chat=${await chatOf(username)}` });
  await page.getByRole('region', { name: 'Chat with Nila' }).getByText(`@${username}`).waitFor();
  const message = page.locator('[data-message]').filter({ hasText: '2 BHK' });
  await message.hover();
  await message.getByRole('button', { name: 'What to do with this message' }).click();
  await page.getByRole('menuitem', { name: 'Make an inquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an inquiry' });
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile());
  await dialog.getByRole('button', { name: 'Add inquiry' }).click();
  await page
    .getByRole('complementary', { name: 'About this person' })
    .getByText(/^Inquiry Q-/)
    .waitFor();
});
