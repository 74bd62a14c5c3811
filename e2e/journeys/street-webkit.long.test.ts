import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoPassword } from '@angan/contract/demo/logins.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { talking } from '../lib/chats.ts';
import { handOn } from '../lib/engines/hand.ts';
import { engineOffice } from '../lib/engines/opened.ts';
import { engines, lacks } from '../lib/engines/tools.ts';
import { webkit } from '../lib/engines/webkit.ts';
import { homeOffice } from '../lib/home-office.ts';
import { newMobile, newName } from '../lib/office.ts';
import { connectMeta } from '../lib/whatsapp.ts';

/** What is done on a phone between two visits, in the engine of iPhones. */

describe.skipIf(lacks(engines.webkit))('on the street, in WebKit', () => {
  const { url, ask, open, visit } = engineOffice('street-webkit', webkit);
  let office: Awaited<ReturnType<typeof homeOffice>>;
  let owner: string;
  beforeAll(async () => {
    await connectMeta();
    office = await homeOffice(url, ask);
    owner = office.email;
  });

  const at = async (address: string, email = owner) => {
    const page = await open(email, { at: address });
    return { ...handOn(page.driver), page };
  };
  const record = (noun: string, id: number) => `/properties/${noun}/${id}/`;
  const aVisit = async () => {
    const client = newName('Vidya');
    const inquiry = await office.inquiry(client);
    const property = await office.house();
    const task = await office.add('tasks', {
      ...{ type: 'Site Visit', inquiry: inquiry.id, property: property.id },
      date_time: `${dayInIndia(new Date())}T23:59:00+05:30`,
    });
    return { client, task };
  };

  test('somebody signs in', async () => {
    const hand = handOn((await visit({ at: '/login' })).driver);
    await hand.types('E-mail or mobile number', owner);
    await hand.types('Password', demoPassword);
    await hand.taps('button', 'Log in');
    await hand.sees(/^Good (morning|afternoon|evening)/);
  });

  test('Home says what is due today, and a tap opens it', async () => {
    const { client } = await aVisit();
    const hand = await at('/');
    await hand.taps('link', new RegExp(client));
    await hand.finds('button', 'Complete');
    await hand.sees(client);
  });

  test('an inquiry is found by its name and opened', async () => {
    const name = newName('Hetal');
    await office.inquiry(name);
    const hand = await at('/searchInquiry');
    await hand.types(/^Search/, name);
    await hand.enters('');
    await hand.taps('link', name);
    await hand.finds('button', 'Log a call');
  });

  test('a message is pasted and becomes an inquiry', async () => {
    const mobile = newMobile();
    const hand = await at('/paste');
    await hand.types(/./, `Req 3bhk in ${office.area.area} budget 85-95L ready poss, family. Call ${mobile}`);
    await hand.taps('button', 'Save inquiry');
    await hand.finds('button', 'Log a call');
    const { results } = await ask(owner, `/properties/inquiry/?search=${mobile}`);
    expect(results).toMatchObject([{ budget_min: 8_500_000, budget_max: 9_500_000 }]);
  });

  test('a contact is added', async () => {
    const [name, mobile] = [newName('Vaishali'), newMobile()];
    const hand = await at('/contact');
    await hand.taps('button', 'Add Contact');
    await hand.types('Name', name);
    await hand.types('Mobile number', mobile);
    await hand.taps('button', 'Add Contact');
    await hand.sees(name);
    expect((await ask(owner, `/properties/contacts/?search=${mobile}`)).results).toMatchObject([{ name }]);
  });

  test('a property is added with a photo', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-photo-'));
    const photo = path.join(folder, 'front.jpg');
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b74d2b' } })
      .jpeg()
      .toFile(photo);
    const seller = newMobile();
    const hand = await at('/addProperty');
    await hand.chooses('Subtype', 'Kothi');
    await hand.chooses('Area', office.area.area);
    await hand.types('Price', '95 L');
    await hand.gives(photo);
    await hand.sees('Sent when saved');
    await hand.chooses('Contact', seller, /as a new contact/);
    await hand.taps('button', 'Add property');
    const sellers = async () => (await ask(owner, `/properties/contacts/?search=${seller}`)).results;
    await expect.poll(async () => (await sellers()).length).toBe(1);
    const [person] = await sellers();
    await expect
      .poll(async () => (await ask(owner, `/properties/property/?contact=${person.id}`)).results)
      .toMatchObject([{ sale_price: 9_500_000, image_count: 1 }]);
    await rm(folder, { recursive: true });
  });

  test('a price is changed in two taps', async () => {
    const { id } = await office.house();
    const hand = await at(`/searchProperty?id=${id}`);
    await hand.taps('button', /, change the price$/);
    await hand.finds('textbox', 'Price');
    await hand.enters('4.85 cr');
    await hand.finds('button', '4.85 Cr, change the price');
    expect((await ask(owner, record('property', id))).sale_price).toBe(48_500_000);
  });

  test('a call is logged with its next follow-up', async () => {
    const { id } = await office.inquiry(newName('Hetal'));
    const hand = await at(`/searchInquiry?id=${id}`);
    await hand.taps('button', 'Log a call');
    await hand.taps('button', 'Connected');
    await hand.taps('button', 'In a week');
    await hand.taps('button', 'Save');
    await hand.sees(/is Contacted/);
    expect(await ask(owner, record('inquiry', id))).toMatchObject({ stage: 'Contacted' });
  });

  test('what the client said of a visit is noted', async () => {
    const { task } = await aVisit();
    const hand = await at(`/tasks?id=${task.id}`);
    await hand.taps('button', 'Complete');
    await hand.taps('button', '5 Very much');
    await hand.taps('button', /^Tomorrow/);
    await hand.taps('button', 'Save');
    await expect.poll(() => ask(owner, record('tasks', task.id))).toMatchObject({ status: 'Completed' });
  });

  test('a customer is answered in a chat', async () => {
    const kavya = await talking(ask, 'Kavya');
    const hand = await at('/whatsappsmsg', 'admin@angan.demo');
    await hand.taps('link', new RegExp(kavya.name));
    await hand.types('Message', 'Yes, it is. Sunday?');
    await hand.taps('button', 'Send');
    await hand.sees('Message send successfully');
    await hand.sees('Yes, it is. Sunday?');
  });
});
