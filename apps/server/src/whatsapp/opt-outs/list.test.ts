import { optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wishOf } from '../../../test/a-meta.ts';
import { aWhatsappOffice, somebody, type WhatsappOffice, wrote } from '../../../test/whatsapp-office.ts';

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const ask = (method: 'GET' | 'POST', path = '', body?: object) =>
  office.server.ask(method, `/mgmt/whatsappoptout/${path}`, office.admin.token, body);
const list = async (query = '') => (await ask('GET', query)).body;
const says = async (wa_id: string, text: string) => {
  await office.post(wrote(wa_id, { type: 'text', text: { body: text } }));
  await office.take();
};
const contactWith = async (name: string, wa_id: string, more: Record<string, string | boolean> = {}) => {
  const row = { name, mobile_number_1: wa_id.slice(2), ...more };
  const names = Object.keys(row);
  const [made] = await office.rows(
    `insert into contact (company_id, ${names.join(', ')}) values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')}) returning id`,
    [office.company, ...Object.values(row)],
  );
  return made.id as number;
};
const isMarked = async (contact: number) =>
  (await office.rows('select marketing_opt_out from contact where id = $1', [contact]))[0].marketing_opt_out;

test('who ended marketing is listed with when and by what, found by name and number', async () => {
  const [asha, bina, chetan] = [somebody(), somebody(), somebody()];
  const contact = await contactWith('Asha Patel', asha);
  await says(asha, 'बंद करो');
  await office.post(wishOf(bina, 'stop', 1_795_000_100));
  await office.take();
  await says(chetan, 'STOP');
  const all = await list();
  expect(all).toMatchObject({ count: 3, next: null });
  const found = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).results;
  expect(await found('patel')).toMatchObject([
    {
      name: 'Asha Patel',
      number: `+${asha}`,
      contact,
      chat: expect.any(Number),
      state: 'Ended',
      how: 'Message',
      said: 'बंद करो',
      by: '',
      at: expect.any(String),
    },
  ]);
  expect(await found(`+${bina.slice(0, 9)}`)).toHaveLength(3);
  expect(await found(bina)).toMatchObject([{ how: 'WhatsApp', name: '' }]);
  expect((await list('?how=WhatsApp')).count).toBe(1);
  expect((await ask('GET', '?how=Letter')).status).toBe(400);
});

test('pages of 25 hold everybody once', async () => {
  for (let at = 0; at < 27; at++)
    await office.rows(
      `insert into whatsapp_opt_out (company_id, wa_id, is_out, how, said, at) values ($1, $2, true, 'Message', 'many', '2026-01-01')`,
      [office.company, somebody()],
    );
  const first = await list();
  expect(first.results).toHaveLength(25);
  const { search } = new URL(first.next);
  const second = await list(search);
  expect(second.previous).not.toBeNull();
  expect(new Set([...first.results, ...second.results].map(({ id }: { id: number }) => id)).size).toBe(first.count);
});

test('somebody is put on it by hand, with the reason, and taken off at their own wish', async () => {
  const wa_id = somebody();
  const contact = await contactWith('Dhara', wa_id);
  for (const [body, field, text] of [
    [{ user_whatsapp_number: wa_id.slice(2), reason: ' ' }, 'reason', optOutTexts.noReason],
    [{ user_whatsapp_number: '12', reason: 'Asked' }, 'user_whatsapp_number', optOutTexts.noNumber],
    [{ reason: 'Asked' }, 'user_whatsapp_number', optOutTexts.noNumber],
  ] as const)
    expect((await ask('POST', '', body)).body).toEqual({ [field]: [text] });
  const added = await ask('POST', '', { user_whatsapp_number: wa_id.slice(2), reason: 'Asked on the phone' });
  expect([added.status, added.body]).toEqual([
    201,
    expect.objectContaining({
      name: 'Dhara',
      number: `+${wa_id}`,
      how: 'Hand',
      said: 'Asked on the phone',
      by: 'Admin Test',
      state: 'Ended',
    }),
  ]);
  expect(await isMarked(contact)).toBe(true);
  const twice = await ask('POST', '', { contact, reason: 'Again' });
  expect(twice.body).toEqual({ user_whatsapp_number: [optOutTexts.already] });

  const back = `${added.body.id}/take_back/`;
  expect((await ask('POST', back, {})).status).toBe(400);
  expect((await ask('POST', back, { reason: 'Wrote that they want offers again' })).body).toMatchObject({
    state: 'Taken back',
    how: 'Hand',
    said: 'Wrote that they want offers again',
    contact_refuses: false,
  });
  expect(await isMarked(contact)).toBe(false);
  expect((await ask('POST', back, { reason: 'Again' })).body.detail).toBe(optOutTexts.notOut);
  expect((await list(`?state=Taken%20back&search=${wa_id}`)).count).toBe(1);
  expect((await list(`?search=${wa_id}`)).count).toBe(0);
  const trail = await office.rows(
    `select action, user_id, changes from audit_log where entity = 'whatsapp_opt_out' and entity_id = $1 order by id`,
    [added.body.id],
  );
  expect(trail.map(({ action, user_id }) => [action, user_id])).toEqual([
    ['created', office.admin.id],
    ['changed', office.admin.id],
  ]);
  expect(trail[1].changes.said).toEqual(['Asked on the phone', 'Wrote that they want offers again']);
});

test('what was said later than our clock is undone all the same; who withdrew consent stays held back', async () => {
  const wa_id = somebody();
  const contact = await contactWith('Esha', wa_id, { consent_status: 'Withdrawn', consent_how: 'Message' });
  const { body } = await ask('POST', '', { contact, reason: 'Asked' });
  await office.rows(`update whatsapp_opt_out set at = now() + interval '1 hour' where id = $1`, [body.id]);
  const back = await ask('POST', `${body.id}/take_back/`, { reason: 'Wants it' });
  expect(back.body).toMatchObject({ state: 'Taken back', contact_refuses: true });
  expect(await isMarked(contact)).toBe(true);
});

test('another company’s are neither seen nor changed', async () => {
  const [row] = await office.rows(
    `with c as (insert into company (company_name) values ('Other') returning id)
     insert into whatsapp_opt_out (company_id, wa_id, is_out, how, at) select id, '919999999999', true, 'Message', now() from c returning id`,
  );
  expect((await list('?search=919999999999')).count).toBe(0);
  expect((await ask('POST', `${row.id}/take_back/`, { reason: 'Mine' })).status).toBe(404);
});
