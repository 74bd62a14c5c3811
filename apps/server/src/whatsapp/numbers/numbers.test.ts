import { numberTexts } from '@angan/contract/whatsapp/numbers.ts';
import { accountNotices } from '@angan/contract/whatsapp/stored-sentences.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMeta, change, type Meta, news, ourAccount, ourPhone } from '../../../test/a-meta.ts';
import { aCompany } from '../../../test/support.ts';
import { aWhatsappOffice, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { newSeal } from '../../core/sealing.ts';
import { connectFirstNumber } from './first-number.ts';

let meta: Meta;
let office: WhatsappOffice;
beforeAll(async () => {
  meta = await aMeta();
  office = await aWhatsappOffice(meta.url);
});
afterAll(async () => {
  await office.server.close();
  await meta.close();
});

const path = '/sandesh/whatsapp_number/';
const ask = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
  office.server.ask(method, url, office.admin.token, body);
const row = async () => (await office.rows('select * from whatsapp_number where id = $1', [office.number]))[0];

test('a number is connected once Meta confirms that its parts belong together; its token never leaves', async () => {
  const good = { waba_id: ourAccount, phone_number_id: ourPhone, token: 'token' };
  const refused = async (given: object, field: string, sentence: RegExp) => {
    const answer = await ask('POST', path, { ...good, ...given });
    expect([answer.status, answer.body]).toEqual([400, { [field]: [expect.stringMatching(sentence)] }]);
  };
  await refused({ token: 'wrong' }, 'token', /does not accept this token/);
  await refused({ phone_number_id: '900400500600700' }, 'phone_number_id', /no such number/);
  await refused({ phone_number_id: '100400500600700' }, 'phone_number_id', /does not belong/);
  await refused({ phone_number_id: 'abc' }, 'phone_number_id', /Only digits/);
  await refused({ token: '' }, 'token', /blank/);

  const connected = await ask('POST', path, good);
  expect(connected).toMatchObject({
    status: 201,
    body: {
      status: 'Connected',
      verified_name: 'Angan',
      quality: 'GREEN',
      messaging_limit: 'TIER_2K',
      throughput: 80,
      is_default: true,
    },
  });
  expect(connected.body.profile).toMatchObject({ about: 'Homes in Surat' });
  const { token_sealed } = await row();
  expect(token_sealed).not.toContain('token');
  expect(newSeal(office.server.services.settings.secretKey, 'whatsapp tokens').open(token_sealed, ourPhone)).toBe(
    'token',
  );
  const listed = await ask('GET', path);
  expect(listed.body).toMatchObject({
    results: [{ id: office.number }],
    webhook: { url: 'http://angan.test/webhooks/meta/', ready: true },
  });
  expect(JSON.stringify([connected.body, listed.body])).not.toContain(token_sealed);
  const trail = await office.rows(`select action from audit_log where entity = 'whatsapp_number'`);
  expect(trail).toEqual([{ action: 'connected' }]);
});

test('a number that another company has connected is refused, and nothing of it is shown', async () => {
  const theirs = '777400500600700';
  const other = await aCompany(office.server);
  await office.rows(
    `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed) values ($1, 'theirs', $2, '')`,
    [other.id, theirs],
  );
  const answer = await ask('POST', path, { waba_id: ourAccount, phone_number_id: theirs, token: 'token' });
  expect([answer.status, answer.body]).toEqual([400, { phone_number_id: [numberTexts.taken] }]);
  expect((await ask('GET', path)).body.results).toMatchObject([{ id: office.number }]);
});

test('a seal opens for what it was made for, with the key that made it', () => {
  const seal = newSeal('a secret key', 'tokens');
  const sealed = seal.seal('geheim ☂', '1');
  expect(seal.open(sealed, '1')).toBe('geheim ☂');
  expect(seal.seal('geheim ☂', '1')).not.toBe(sealed);
  for (const other of [newSeal('another key', 'tokens'), newSeal('a secret key', 'letters')])
    expect(other.open(sealed, '1')).toBeUndefined();
  expect(seal.open(sealed, '2')).toBeUndefined();
  expect(seal.open(`${sealed.slice(0, -2)}AA`, '1')).toBeUndefined();
  for (const nothing of ['', 'v1.', 'v1.AAAA', 'token', `v2.${sealed.slice(3)}`])
    expect(seal.open(nothing, '1')).toBeUndefined();
});

test('a Meta that takes its time keeps nobody else waiting: no connection waits with it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  meta.state.until = promise;
  meta.state.came = 0;
  // More than there are connections, of Admin's calls and of all together.
  const asking = Array.from({ length: 30 }, () => ask('POST', `${path}${office.number}/refresh/`));
  await expect.poll(() => meta.state.came).toBe(30);
  expect((await ask('GET', path)).status).toBe(200);
  expect((await office.server.ask('GET', '/mgmt/whatsappchat/', office.admin.token)).status).toBe(200);
  resolve();
  expect(new Set((await Promise.all(asking)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('what people see of it is written at Meta and kept', async () => {
  const url = `${path}${office.number}/profile/`;
  expect(
    await ask('PATCH', url, { about: 'Homes in Surat', websites: ['https://angan.test/'], vertical: 'PROF_SERVICES' }),
  ).toMatchObject({
    status: 200,
    body: { profile: { about: 'Homes in Surat' } },
  });
  for (const bad of [
    { about: 'x'.repeat(140) },
    { websites: ['no address'] },
    { vertical: 'NONE' },
    { email: 'nobody' },
  ])
    expect((await ask('PATCH', url, bad)).status).toBe(400);
});

test('Meta’s news of number and account are kept, in any form it writes them', async () => {
  const tell = async (field: string, value: object) => {
    await office.post(change(field, value));
    await office.take();
  };
  await tell('business_capability_update', { max_daily_conversations_per_business: 10000 });
  expect(await row()).toMatchObject({ messaging_limit: 'TIER_10K' });
  await tell('phone_number_quality_update', { event: 'ONBOARDING', max_daily_conversations_per_business: 'TIER_100K' });
  expect(await row()).toMatchObject({ messaging_limit: 'TIER_100K' });
  await tell('account_update', {
    event: 'ACCOUNT_RESTRICTION',
    restriction_info: [{ restriction_type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', expiration: 1_795_000_000 }],
  });
  expect(await row()).toMatchObject({
    account_notice: accountNotices.of.restricted({ kinds: ['RESTRICTED_BIZ_INITIATED_MESSAGING'] }),
  });
  await tell('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } });
  expect((await row()).account_notice).toEqual(accountNotices.of.disabled);
  await tell('account_update', { event: 'PARTNER_ADDED' });
  expect((await row()).account_notice).toEqual(accountNotices.of.disabled);
  await tell('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } });
  expect((await row()).account_notice).toBeNull();
  await office.post(news({ statuses: [] }));
  await office.take();
});

test('that webhooks come is seen', async () => {
  expect((await ask('GET', path)).body.results[0].webhook).toMatchObject({ health: 'Not set up', last_at: null });
  await office.post(
    news({
      messages: [{ from: '919812345678', id: 'wamid.1', timestamp: '1795000000', type: 'text', text: { body: 'Hi' } }],
    }),
  );
  await office.take();
  expect((await ask('GET', path)).body.results[0].webhook).toMatchObject({
    health: 'Working',
    last_at: expect.any(String),
  });
});

test('a number that is disconnected keeps what was written, sends nothing more and forgets its token', async () => {
  const chat = (await office.rows('select id from whatsapp_chat limit 1'))[0].id;
  await office.rows(
    `insert into whatsapp_message (company_id, chat, number, direction, kind, content, status) values ($1, $2, $3, 'outgoing', 'text', '{}', 'queued')`,
    [office.company, chat, office.number],
  );
  expect((await ask('POST', `${path}${office.number}/disconnect/`)).body).toMatchObject({
    status: 'Disconnected',
    is_default: false,
  });
  expect(await row()).toMatchObject({ token_sealed: '' });
  expect(await office.rows(`select status from whatsapp_message where direction = 'outgoing'`)).toEqual([
    { status: 'cancelled' },
  ]);
  expect((await ask('POST', `${path}${office.number}/make_default/`)).status).toBe(400);
  expect((await ask('POST', `${path}${office.number}/refresh/`)).status).toBe(400);
  expect((await ask('POST', `${path}999999/refresh/`)).status).toBe(404);
});

test('the number of the settings is connected at the start, and not again once somebody disconnected it', async () => {
  const { services } = office.server;
  const settings = {
    ...services.settings,
    meta: { ...services.settings.meta, wabaId: ourAccount, phoneNumberId: ourPhone, token: 'first' },
  };
  await connectFirstNumber({ ...services, settings });
  expect(await row()).toMatchObject({ status: 'Disconnected', token_sealed: '' });
  const another = { ...settings, meta: { ...settings.meta, phoneNumberId: '300400500600999' } };
  for (let start = 0; start < 2; start++) await connectFirstNumber({ ...services, settings: another });
  const rows = await office.rows(
    `select company_id, status, is_default from whatsapp_number where phone_number_id = '300400500600999'`,
  );
  expect(rows).toEqual([{ company_id: office.company, status: 'Connected', is_default: true }]);
});

test('of two companies that connect a number at one moment the second reads that it is taken', async () => {
  await office.rows(`update whatsapp_number set phone_number_id = '1' where id = $1`, [office.number]);
  const other = await aCompany(office.server);
  const first = await office.server.owner.connect();
  try {
    await first.query('begin');
    await first.query(`select pg_advisory_xact_lock(hashtext($1))`, [`angan whatsapp number ${ourPhone}`]);
    await first.query(
      `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed) values ($1, $2, $3, '')`,
      [other.id, ourAccount, ourPhone],
    );
    const second = ask('POST', path, { waba_id: ourAccount, phone_number_id: ourPhone, token: 'token' });
    await expect
      .poll(
        () =>
          office.rows(
            `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
          ),
        { interval: 20 },
      )
      .toHaveLength(1);
    await first.query('commit');
    expect(await second).toMatchObject({ status: 400, body: { phone_number_id: [numberTexts.taken] } });
  } finally {
    first.release();
  }
});
