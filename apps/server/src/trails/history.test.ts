import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInquiryOffice, daysFromNow } from '../../test/inquiries.ts';
import { aHouse, aWish } from '../../test/listings.ts';
import { keepTrailsOf, rowsInFile } from '../../test/trails.ts';
import { plantRow } from '../../test/walks/planted-row.ts';
import { aWhatsappOffice, somebody, type WhatsappOffice, wrote } from '../../test/whatsapp-office.ts';
import { outgoingOf } from '../../test/whatsapp-outgoing.ts';

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const { put, chats } = outgoingOf(() => office);
const one = { old: 'export', moveYears: 1, shareYears: 1, whatsappYears: 1 } as const;
const rows = (text: string, values: unknown[] = []) => office.rows(text, values);
/** What is in files of a table, by company. */
const filesOf = (company: number, table: string) =>
  rows(
    `select e.rows, e.company_id, f.id, f.store_key, f.name from trail_export e
       join stored_file f on f.company_id = e.company_id and f.id = e.file where e.company_id = $1 and e.trail = $2 order by e.last_id`,
    [company, table],
  );

test('nothing of an office is let go where nothing is set', async () => {
  const { server } = office;
  const { company, owner, area, add, move } = await anInquiryOffice(server);
  const inquiry = await add(owner, aWish(area));
  await move(owner, inquiry.id, { stage: 'Closed Lost', reason: 'Budget mismatch' });
  const [chat] = await chats(1);
  const [message] = await put({ chat: chat! });
  await rows(`update whatsapp_message set status = 'read', at = now() - interval '30 years' where id = $1`, [message]);
  await rows(`update inquiry_stage_move set at = now() - interval '30 years' where company_id = $1`, [company.id]);
  await keepTrailsOf(server);
  expect(await rows('select id from whatsapp_message where id = $1', [message])).toHaveLength(1);
  expect((await rows('select id from inquiry_stage_move where company_id = $1', [company.id])).length).toBeGreaterThan(
    0,
  );
  await rows('delete from whatsapp_message where id = $1', [message]);
});

test('moves of closed inquiries go into a file and out of the timeline; those of open ones stay, however old', async () => {
  const { server } = office;
  const { company, owner, area, add, move, timeline } = await anInquiryOffice(server);
  const [closed, open] = [await add(owner, aWish(area)), await add(owner, aWish(area))];
  for (const { id } of [closed, open])
    expect(await move(owner, id, { stage: 'Contacted', next_follow_up: daysFromNow(1) })).toMatchObject({
      status: 200,
    });
  expect(await move(owner, closed.id, { stage: 'Junk', reason: 'Spam' })).toMatchObject({ status: 200 });
  await rows(`update inquiry_stage_move set at = now() - interval '3 years' where company_id = $1`, [company.id]);
  const moves = async (inquiry: number) =>
    (await rows('select to_stage from inquiry_stage_move where inquiry = $1 order by id', [inquiry])).map(
      ({ to_stage }) => to_stage,
    );
  const before = await moves(closed.id);
  expect(before).toEqual(['Contacted', 'Junk']);
  const shown = (await timeline(owner, closed.id)).length;
  expect(await keepTrailsOf(server, one)).toEqual([]);
  expect(await moves(closed.id)).toEqual([]);
  expect(await moves(open.id)).toEqual(['Contacted']);
  expect(await timeline(owner, closed.id)).toHaveLength(shown - before.length);
  // The file holds the whole month; when the open one is closed, nothing is written twice.
  const [file, ...more] = await filesOf(company.id, 'inquiry_stage_move');
  expect(more).toEqual([]);
  const kept = await rowsInFile(server, file as never);
  expect(kept.map(({ inquiry, to_stage }: { inquiry: number; to_stage: string }) => [inquiry, to_stage])).toEqual([
    [closed.id, 'Contacted'],
    [open.id, 'Contacted'],
    [closed.id, 'Junk'],
  ]);
  expect((await server.ask('GET', `/files/${file.id}/`, owner.token)).status).toBe(200);
  await move(owner, open.id, { stage: 'Junk', reason: 'Spam' });
  await keepTrailsOf(server, one);
  // What moved today stays.
  expect(await moves(open.id)).toEqual(['Junk']);
  expect(await filesOf(company.id, 'inquiry_stage_move')).toHaveLength(1);
});

test('moves of deals that are over go; those of open ones and of leases that run stay, however old', async () => {
  const { server } = office;
  const { company, owner } = await anInquiryOffice(server);
  const place = { company: company.id, user: owner.id };
  const [over, open, lease] = [
    await plantRow(server, 'deal', place),
    await plantRow(server, 'deal', place),
    await plantRow(server, 'deal', place),
  ];
  await rows(`update deal set stage = 'Closed' where id = any ($1)`, [[over, lease]]);
  await rows(`update deal set lease_end = current_date + 30 where id = $1`, [lease]);
  await rows(
    `insert into deal_stage_move (company_id, deal, from_stage, to_stage, at)
      select $1, unnest($2::bigint[]), 'Negotiation', 'Closed', now() - interval '3 years'`,
    [company.id, [over, open, lease]],
  );
  await keepTrailsOf(server, one);
  const left = await rows('select deal from deal_stage_move where company_id = $1 order by deal', [company.id]);
  expect(left.map(({ deal }) => deal)).toEqual([open, lease].toSorted((a, b) => a - b));
  expect(await filesOf(company.id, 'deal_stage_move')).toHaveLength(1);
});

test('what a share said goes; who got what stays in the lists and the ledger; a share whose link is good keeps all', async () => {
  const { server } = office;
  const { company, owner, area } = await anInquiryOffice(server);
  const house = await server.ask(
    'POST',
    '/properties/property/',
    owner.token,
    aHouse(area, { description: 'Sea view' }),
  );
  const share = async () =>
    (
      await server.ask('POST', '/properties/shares/', owner.token, {
        channel: 'Link',
        properties: [house.body.id],
        price_quoted: 5e7,
      })
    ).body;
  const [gone, live] = [await share(), await share()];
  const listed = async () =>
    (await server.ask('GET', `/properties/property/${house.body.id}/shares/`, owner.token)).body.results;
  await rows(`update share set created_date = now() - interval '3 years' where company_id = $1`, [company.id]);
  await rows(`update share set expires_at = now() - interval '2 years' where id = $1`, [gone.id]);
  const before = await listed();
  await keepTrailsOf(server, one);
  expect(await listed()).toEqual(before);
  const saidOf = async (id: number) =>
    (await rows('select content::text as said from share where id = $1', [id]))[0].said;
  expect(await saidOf(gone.id)).not.toContain('Sea view');
  expect((await saidOf(gone.id)).length).toBeLessThan(300);
  expect((await server.app.inject(new URL(live.link).pathname)).body).toContain('Sea view');
  expect((await server.app.inject(new URL(gone.link).pathname)).statusCode).toBe(404);
  const [file] = await filesOf(company.id, 'share');
  const kept = await rowsInFile(server, file as never);
  expect(JSON.stringify(kept.find(({ id }: { id: number }) => id === gone.id))).toContain('Sea view');
  expect((await server.ask('GET', '/properties/shares/verify/', owner.token)).body).toEqual({
    entries: 2,
    broken_at: null,
  });
  await rows(`update share set expires_at = now() - interval '2 years' where id = $1`, [live.id]);
  await keepTrailsOf(server, one);
  expect(await saidOf(live.id)).not.toContain('Sea view');
  expect(await filesOf(company.id, 'share')).toHaveLength(1);
});

describe('WhatsApp messages', () => {
  const old = (ids: readonly number[], status?: string) =>
    rows(
      `update whatsapp_message set at = now() - interval '3 years', status = coalesce($2, status) where id = any($1)`,
      [ids, status],
    );
  const left = async (ids: readonly number[]) =>
    (await rows('select id from whatsapp_message where id = any($1) order by id', [ids])).map(({ id }) => id);

  test('go, with their files; what is unsent or unknown, a chat whose window is open and a broadcast under way keep theirs', async () => {
    const { server, company, admin, number } = office;
    const [closed, open] = await chats(2);
    const ids = await put(...Array.from({ length: 6 }, () => ({ chat: closed! })), { chat: open! });
    const [read, failed, queued, sending, unknown, recent, inOpen] = ids as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    await old([read], 'read');
    await old([failed], 'failed');
    await old([queued], 'queued');
    await old([sending], 'sending');
    await old([unknown], 'unknown');
    await old([inOpen], 'read');
    await rows(`update whatsapp_message set status = 'read' where id = $1`, [recent]);
    await rows(`update whatsapp_chat set last_incoming_at = now() - interval '23 hours' where id = $1`, [open]);
    const [file] = await rows(
      `insert into stored_file (company_id, kind, record_id, name, content_type, bytes, sha256, store_key)
        values ($1, 'whatsapp_message', $2, 'a.jpg', 'image/jpeg', 1, 'none', gen_random_uuid()) returning id, store_key`,
      [company, read],
    );
    await server.services.store.put(`${company}/${file.store_key}/full`, Buffer.from('x'), 'image/jpeg');
    await rows('update whatsapp_message set media = $2 where id = $1', [read, file.id]);
    const broadcasts = await rows(
      `insert into whatsapp_broadcast (company_id, name, status, number, people, counts) values ($1, 'a', 'Done', $2, 1, '{"read": 1}'), ($1, 'b', 'Sending', $2, 1, '{}') returning id`,
      [company, number],
    );
    const [toMany] = await chats(1);
    const sent = await put({ chat: toMany! }, { chat: toMany! });
    await old(sent, 'read');
    for (const [at, { id }] of broadcasts.entries()) {
      await rows('update whatsapp_message set broadcast = $2 where id = $1', [sent[at], id]);
      await rows('insert into whatsapp_recipient (company_id, broadcast, message) values ($1, $2, $3)', [
        company,
        id,
        sent[at],
      ]);
    }
    expect(await keepTrailsOf(server, one)).toEqual([]);
    expect(await left(ids)).toEqual([queued, sending, unknown, recent, inOpen]);
    expect(await left(sent)).toEqual([sent[1]]);
    expect(await rows('select message from whatsapp_recipient where company_id = $1', [company])).toEqual([
      { message: sent[1] },
    ]);
    const { results } = (await server.ask('GET', `/mgmt/whatsappchat/${closed}/messages/`, admin.token)).body;
    expect(results.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      [queued, sending, unknown, recent].toSorted(),
    );
    const worker = await server.work();
    await expect.poll(() => server.services.store.get(`${company}/${file.store_key}/full`)).toBeUndefined();
    await worker.stop();
    const [exported] = await filesOf(company, 'whatsapp_message');
    expect(exported.rows).toBe(8);
    expect((await server.ask('GET', `/files/${exported.id}/`, admin.token)).status).toBe(200);
    // What was unsent goes once it is settled, without a second file.
    await old([queued, sending], 'cancelled');
    await keepTrailsOf(server, one);
    expect(await left(ids)).toEqual([unknown, recent, inOpen]);
    expect(await filesOf(company, 'whatsapp_message')).toHaveLength(1);
  });

  test('that come late for a month that is in a file go into one of their own; and none is made where none is to be', async () => {
    const { server, company } = office;
    await rows('delete from whatsapp_recipient');
    await rows('delete from whatsapp_message');
    await rows('delete from trail_export');
    const late = async () => {
      const who = somebody();
      await office.post(wrote(who, { type: 'text', text: { body: 'Is it available?' } }));
      await office.take();
      const [{ id, chat }] = await rows('select id, chat from whatsapp_message order by id desc limit 1');
      await old([id]);
      await rows(
        `update whatsapp_chat set last_incoming_at = now() - interval '3 years', free_until = null where id = $1`,
        [chat],
      );
      return id as number;
    };
    const first = await late();
    await keepTrailsOf(server, one);
    const second = await late();
    await keepTrailsOf(server, one);
    expect(await left([first, second])).toEqual([]);
    expect((await filesOf(company, 'whatsapp_message')).map(({ rows }) => rows)).toEqual([1, 1]);
    const third = await late();
    await keepTrailsOf(server, { ...one, old: 'drop' });
    expect(await left([third])).toEqual([]);
    expect(await filesOf(company, 'whatsapp_message')).toHaveLength(2);
  });
});
