import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { chatOf, log } from '../lib/chats.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { alters, answers, listAt, newMobile, newName, office, says, tells } from '../lib/office.ts';
import { tooWide } from '../lib/too-wide.ts';
import { closesIn, connectMeta, customer, meta, silence } from '../lib/whatsapp.ts';

/** A customer writes on their phone, and the office answers while the window is open. */

const { ask, open } = office('chats');
const admin = 'admin@angan.demo';
beforeAll(connectMeta);

const bubble = (page: Page, text: string | RegExp) => page.locator('[data-message]').filter({ hasText: text });

test('a customer writes, the chat opens its window, and the answer is read, all without a reload', async () => {
  const kavya = await customer('Kavya', { chat_open: false });
  const page = await open(admin, { at: '/whatsappsmsg' });
  await says(page, 'Select Chat to see the messages');
  await kavya.say({ text: 'Is the flat in Sector 57 still free for us to see?' });
  const entry = page.getByRole('link', { name: new RegExp(kavya.name) });
  await entry.getByText('Is the flat in Sector 57 still free for…', { exact: true }).waitFor();
  await entry.getByText('1 unread').waitFor();
  await entry.click();
  await log(page).getByText('Is the flat in Sector 57 still free for us to see?').waitFor();
  await entry.getByText('unread').waitFor({ state: 'detached' });
  await says(page, /^Reply window open: 23:5\d:\d\d$/);
  await withAxe(page);
  expect(await findings(page, 'an open chat')).toEqual([]);

  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('Yes, it is. *Sunday*?');
  await box.press('Enter');
  await tells(page, 'Message send successfully');
  expect(await box.inputValue()).toBe('');
  await log(page).getByText('Sunday', { exact: true }).waitFor();
  await log(page)
    .getByRole('img', { name: 'Delivered' })
    .or(log(page).getByRole('img', { name: 'Read' }))
    .waitFor();
  await entry.getByText('You: Yes, it is. Sunday?').waitFor();
  await kavya.opensChat();
  await log(page).getByRole('img', { name: 'Read' }).waitFor();
  await entry.getByRole('img', { name: 'Read' }).waitFor();
  await kavya.say({ text: 'Sunday at eleven' });
  await log(page).getByText('Sunday at eleven').waitFor();

  const buffer = Buffer.from('PK\u0003\u0004 and more of an archive');
  await page.getByLabel('File to send').setInputFiles({ name: 'plans.zip', mimeType: 'application/zip', buffer });
  await tells(page, 'Failed to send message');
  await says(page, chatTexts.wrongKind);
  await answers(page, '/mgmt/whatsappmessage/', 'POST', 400, { message_body: ['WhatsApp is away.'] });
  await box.fill('Gate number two');
  await box.press('Enter');
  await says(page, 'WhatsApp is away.');
  expect(await box.inputValue()).toBe('Gate number two');

  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('Assign this chat').waitFor();
  const { results: people } = await ask(admin, '/mgmt/whatsappchat/people/');
  await page.getByRole('menuitem', { name: people[0].name, exact: true }).click();
  await tells(page, `Assigned to ${people[0].name}`);
});

test('each kind of message is drawn as what it is, and a quote leads to what is long past', async () => {
  const ravi = await customer('Ravi');
  const first = await ravi.say({ text: 'What I asked first of all' });
  for (let line = 1; line <= 60; line++) await ravi.say({ text: `Line ${line}` });
  const page = await open(admin, { at: `/whatsappsmsg?chat=${await chatOf(ask, ravi.name)}` });
  await bubble(page, /^Line 60/).waitFor();

  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#b8643c' } });
  const png = (await picture.png().toBuffer()).toString('base64');
  await ravi.say({ image: { data: png, caption: 'The front' } });
  await bubble(page, 'The front').getByRole('button', { name: 'Show the picture' }).waitFor();
  const webp = (await picture.webp().toBuffer()).toString('base64');
  await ravi.say({ sticker: { data: webp, mime: 'image/webp' } });
  await log(page).getByRole('button', { name: 'Show the sticker' }).waitFor();
  const video = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\u0002\0isomiso2'),
    Buffer.alloc(64),
  ]);
  await ravi.say({ video: { data: video.toString('base64'), mime: 'video/mp4', caption: 'A walk through it' } });
  await bubble(page, 'A walk through it').locator('video').waitFor();
  const pdf = Buffer.from('%PDF-1.4 a plan').toString('base64');
  await ravi.say({ document: { data: pdf, mime: 'application/pdf', filename: 'Plan.pdf' } });
  await log(page).getByRole('link', { name: 'Plan.pdf PDF, 1 KB' }).waitFor();

  await ravi.say({ location: { latitude: 28.42, longitude: 77.07, name: 'Orchid Heights', address: 'Sector 57' } });
  const place = log(page).getByRole('link', { name: 'Orchid Heights' });
  await place.waitFor();
  expect(await place.getAttribute('href')).toContain('query=28.42,77.07');
  const friend = newName('Meera');
  await ravi.say({ contacts: [{ name: { formatted_name: friend }, phones: [{ phone: `+91${newMobile()}` }] }] });
  await bubble(page, friend).getByRole('button', { name: 'Add contact' }).click();
  await tells(page, 'Successfully Created Contact');

  const chosen = { id: 'a', title: 'Park facing', description: '1.78 Cr' };
  await ravi.say({ raw: { type: 'interactive', content: { type: 'list_reply', list_reply: chosen } } });
  await bubble(page, 'Park facing').getByText('1.78 Cr').waitFor();
  const pressed = { id: 'b', title: 'Yes, Sunday' };
  await ravi.say({ raw: { type: 'interactive', content: { type: 'button_reply', button_reply: pressed } } });
  await bubble(page, 'Yes, Sunday').getByText('Chosen answer').waitFor();
  const loved = await ravi.say({ text: 'This one' });
  await ravi.say({ reaction: { message_id: loved, emoji: '👍' } });
  await bubble(page, 'This one').getByText('👍').waitFor();
  await ravi.say({ image: { broken: true } });
  await says(page, 'WhatsApp could not bring this file. Ask for it again.');
  await ravi.say({ text: 'About nothing', reply_to: 'wamid.nobody' });
  await bubble(page, 'About nothing').getByText('A message that is not here').waitFor();
  await ravi.say({ unsupported: 'poll' });
  await log(page).getByText('Unsupported Message', { exact: true }).waitFor();
  await page
    .getByRole('link', { name: new RegExp(ravi.name) })
    .getByText('Unsupported Message')
    .waitFor();

  await ravi.say({ audio: { data: silence(20.5), mime: 'audio/mpeg', voice: true } });
  const voice = log(page).getByRole('group', { name: 'Voice message' });
  await voice.getByText('0:20').waitFor();
  await voice.getByRole('button', { name: 'Play' }).click();
  await voice.getByRole('button', { name: 'Pause' }).click();
  await withAxe(page);
  expect(await findings(page, 'all kinds')).toEqual([]);

  await ravi.say({ text: 'As I said', reply_to: first });
  expect(await bubble(page, /^What I asked/).count()).toBe(0);
  await bubble(page, 'As I said').getByRole('button', { name: 'What I asked first of all' }).click();
  const past = bubble(page, /^What I asked first of all/);
  await past.waitFor();
  await expect.poll(() => past.evaluate((element) => element === document.activeElement)).toBe(true);
  const { y } = (await past.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(900);
});

test('the window closes while one looks, and a template is what is left', async () => {
  const rohan = await customer('Rohan', { receipts: false });
  const name = newName('visit').replace(' ', '_');
  const { id: template } = await ask(admin, '/sandesh/whatsapp_template/', {
    ...{ template_name: name, language: 'en' },
    body: `Hello, shall we see the flat ${name} again on Sunday morning?`,
  });
  await ask(admin, `/sandesh/whatsapp_template/${template}/submit/`, {});
  await rohan.say({ text: 'See you' });
  const chat = await chatOf(ask, rohan.name);
  const page = await open(admin, { at: `/whatsappsmsg?chat=${chat}`, size: 'phone' });
  const held = bubble(page, 'See you');
  await held.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  await held.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await says(page, `Reply to ${rohan.name}`);

  await meta('faults', { kind: 'status_failed', to: rohan.digits, code: 131026 });
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('At the gate?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText(/^Not sent\. The message could not be delivered\./).waitFor();
  const again = page.getByRole('button', { name: 'Send again' });
  await again.waitFor();

  await closesIn(page, 4);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await page.getByText("Reply window closed. You can't send messages.", { exact: true }).waitFor();
  await says(page, 'Reply window closed');
  expect(await box.count()).toBe(0);
  // What failed says why, and what cannot go is not offered.
  await page.getByText(/^Not sent\./).waitFor();
  expect(await again.count()).toBe(0);
  await withAxe(page);
  expect(await findings(page, 'a closed chat on a phone')).toEqual([]);

  await meta('faults', { kind: 'status_failed', to: rohan.digits, code: 131049 });
  await page.getByRole('button', { name: 'Send a template' }).click();
  await page.getByLabel('Find a template').fill(name);
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await tells(page, 'Message send successfully');
  await page.getByText(/enough marketing for now/).waitFor();
  await again.click();
  await log(page).getByRole('img', { name: 'Delivered' }).waitFor();
  await page.getByRole('button', { name: 'Back to the chats' }).click();
  await page.getByRole('heading', { name: 'Chats' }).waitFor();
});

test('a person without a visible number has a chat, and a message becomes an inquiry', async () => {
  const username = newName('nila').replace(' ', '.').toLowerCase();
  const nila = await customer('Nila', { username, phone_visible: false });
  await nila.say({ text: 'Need 2 BHK flat for rent, budget 30k' });
  const page = await open(admin, { at: `/whatsappsmsg?chat=${await chatOf(ask, username)}` });
  await page
    .getByRole('region', { name: `Chat with ${nila.name}` })
    .getByText(`@${username}`)
    .waitFor();
  const message = bubble(page, '2 BHK');
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

test('however many chats there are, the narrowest phone is not made wider by their counts', async () => {
  const page = await open(admin, { size: 'phone', viewport: { width: 360, height: 800 } });
  await alters(page, listAt('/mgmt/whatsappchat/'), (chats) => ({
    ...chats,
    counts: { unread: 1234, mine: 1234, open: 1234 },
  }));
  await page.goto(new URL('/whatsappsmsg', page.url()).href);
  await page.getByRole('button', { name: /1234$/ }).first().waitFor();
  expect(await tooWide(page, 'the chats')).toEqual([]);
});
