import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../../../test/a-meta.ts';
import { addSectors, aWish } from '../../../test/listings.ts';
import { aPerson } from '../../../test/support.ts';
import { incomingOf } from '../../../test/whatsapp-incoming.ts';
import { aWhatsappOffice, somebody, type WhatsappOffice, wrote } from '../../../test/whatsapp-office.ts';

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const { take, messagesOf, chatOf } = incomingOf(() => office);
const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  office.server.ask(method, path, office.admin.token, body);
const ads = async () => (await ask('GET', '/mgmt/whatsappad/')).body.results;

const referral = {
  source_type: 'ad',
  source_id: '120200001',
  source_url: 'https://fb.me/abc',
  headline: 'Plots near the ring road',
  body: 'From 200 sq yd',
  ctwa_clid: 'ARA1',
};
const byAd = (more: object = {}) => ({
  type: 'text',
  text: { body: '3 BHK under 90 lakh?' },
  referral: { ...referral, ...more },
});

test('an advertisement that brought somebody is shown in the chat, counted, and becomes the source of what is made there', async () => {
  const [one, other] = [somebody(), somebody()];
  await take(wrote(one, byAd()), wrote(other, byAd()));
  // Again, late, and beside another advertisement: nobody comes twice by one.
  await take(wrote(one, { ...byAd(), id: `wamid.${one}.again` }));
  const { id } = await chatOf(one);
  const chat = (await ask('GET', `/mgmt/whatsappchat/${id}/`)).body;
  expect(chat.ad).toMatchObject({ name: 'Plots near the ring road', url: 'https://fb.me/abc' });
  const [last] = (await ask('GET', `/mgmt/whatsappchat/${id}/messages/`)).body.results;
  expect(last.ad).toEqual({
    headline: 'Plots near the ring road',
    body: 'From 200 sq yd',
    url: 'https://fb.me/abc',
  });
  expect(await ads()).toMatchObject([{ kind: 'ad', people: 2, contacts: 0, inquiries: 0 }]);

  const owner = await aPerson(office.server, office.company, 'Owner');
  const area = (await addSectors(office.server, owner, ['Sector 57']))['Sector 57']!;
  const wish = aWish(area, { contact: { name: 'Asha', mobile_number_1: one.slice(2) } });
  const made = await ask('POST', `/mgmt/whatsappchat/${id}/inquiry/`, wish);
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  const [inquiry] = await office.rows(
    `select s.source_name, i.source_detail, k.source = i.source as same from inquiry i
       join source s on s.company_id = i.company_id and s.id = i.source join contact k on k.id = i.contact where i.id = $1`,
    [made.body.id],
  );
  expect(inquiry).toEqual({
    source_name: 'Click-to-WhatsApp ad',
    source_detail: 'Plots near the ring road',
    same: true,
  });

  const added = await ask('POST', '/mgmt/whatsappchat/contacts/', {
    name: 'Ravi',
    mobile_number_1: other.slice(2),
    chat: (await chatOf(other)).id,
  });
  expect(added.status).toBe(201);
  const [contact] = await office.rows(
    `select s.source_name from contact k join source s on s.company_id = k.company_id and s.id = k.source where k.id = $1`,
    [added.body.id],
  );
  expect(contact).toEqual({ source_name: 'Click-to-WhatsApp ad' });
  expect(await ads()).toMatchObject([{ people: 2, contacts: 2, inquiries: 1 }]);
});

test('an advertisement that can hardly be read stops nothing, and leads nowhere but to the web', async () => {
  const wa = somebody();
  await take(
    wrote(
      wa,
      byAd({ source_id: 77, source_url: 'javascript:alert(1)', headline: `${'x'.repeat(499)}🏠`, body: 'Half \ud83c' }),
    ),
    wrote(wa, { id: `wamid.${wa}.bare`, type: 'text', text: { body: 'Hi' }, referral: {} }),
  );
  const [ad] = await ads();
  expect([ad.name, ad.url, ad.people]).toEqual(['x'.repeat(499), '', 1]);
  expect((await messagesOf(wa)).length).toBe(2);
});

test('what is said in a group stays out of everybody’s chat', async () => {
  const wa = somebody();
  await take(wrote(wa, { type: 'text', text: { body: 'To all' }, group_id: 'Y2FwaV9ncm91cA==' }));
  expect(await chatOf(wa)).toBeUndefined();
  await take(
    wrote(wa, { id: `wamid.${wa}.own`, type: 'text', text: { body: 'To you' } }),
    news({
      statuses: [
        { id: 'wamid.g', status: 'sent', timestamp: '1795000000', recipient_id: 'Y2Fw', recipient_type: 'group' },
      ],
    }),
  );
  expect((await messagesOf(wa)).map((row) => row.body)).toEqual(['To you']);
  const [event] = await office.rows(`select error from whatsapp_event where body like '%group_id%'`);
  expect(event.error).toBe('A message of a group');
});
