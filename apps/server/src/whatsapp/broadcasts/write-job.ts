import { broadcastHalts } from '@angan/contract/whatsapp/stored-sentences.ts';
import type { LeftOutReason } from '@angan/domain/whatsapp/broadcasts.ts';
import { isMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { type Kysely, sql } from 'kysely';
import { inHalves } from '../../core/database/in-halves.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { countSoon, writeMessages } from '../broadcast-tasks.ts';
import { chatsFor } from '../chat-rows/index.ts';
import { notify } from '../notify.ts';
import { endedMarketing } from '../opt-outs/index.ts';
import { type NewMessage, queueMessages } from '../outgoing/queue.ts';
import { templateRows } from '../templates/template-row.ts';
import { audienceRows } from './audience.ts';
import { type BroadcastRow, changeBroadcast, fillingsOf, findHeldBroadcast, hoursOf } from './broadcast-row.ts';
import { dueFor } from './due.ts';
import { fillFor, mouldOf, officeFacts } from './fill.ts';
import { hindranceOfWriting, holdWithReason } from './hold.ts';
import { askedOf } from './look.ts';

/** Messages that are written in one transaction: few enough that chats and screens hardly wait. */
const pieceSize = 1000;

/**
 * Turns a broadcast into rows of the outbox: first its people, all at once, then their messages, a piece in a
 * transaction. A worker that dies is followed by one that goes on after the last piece; whoever pauses or stops the
 * broadcast meanwhile is heeded at the next.
 */
export const writingBroadcast: RunningJob = jobInSteps(writeMessages, async ({ broadcast }, given) => {
  const { companyId, services, signal, log } = given;
  while (!signal.aborted) {
    const write = async (db: Kysely<DB>, count: number): Promise<boolean> => {
      const row = await findHeldBroadcast(db, companyId, broadcast);
      if (!row || row.written_at !== null || !['Scheduled', 'Sending'].includes(row.status)) return false;
      const hindrance = hindranceOfWriting(row);
      if (hindrance !== undefined) {
        await holdWithReason(db, row, hindrance);
        return false;
      }
      if (row.status === 'Scheduled') await begin(db, row);
      if (row.listed_at === null) await listPeople(db, row, services.now());
      else if ((await writePiece(db, row, services.now(), count)) === 0) await end(db, row);
      else await notify(db, companyId, 'whatsapp_broadcast', [broadcast]);
      return true;
    };
    const setAside = async (db: Kysely<DB>, error: unknown): Promise<boolean> => {
      const row = await findHeldBroadcast(db, companyId, broadcast);
      const [person] = row && row.listed_at !== null ? await nextPeople(db, row, 1) : [];
      if (!row || !person) throw error;
      log.error({ recipient: person.id, why: withoutSecrets(error) }, 'a message of a broadcast could not be written');
      await leaveOut(db, row, [person.id], 'Not written');
      return true;
    };
    const goesOn = await inHalves(
      pieceSize,
      (count) => given.step((db) => write(db, count)),
      (error) => given.step((db) => setAside(db, error)),
    ).catch(async (error: unknown) => {
      // Nobody shall wait for what the queue gives up.
      if (given.isLastTry) await given.step((db) => holdUnwritten(db, companyId, broadcast));
      throw error;
    });
    if (!goesOn) return;
  }
  await given.step((db) => enqueue(db, writeMessages, { broadcast }));
});

const begin = (db: Kysely<DB>, row: BroadcastRow) =>
  changeBroadcast(db, row.company_id, row.id, { status: 'Sending', started_at: sql`now()` });

const listPeople = async (db: Kysely<DB>, row: BroadcastRow, now: Date): Promise<void> => {
  await sql`
    insert into whatsapp_recipient (company_id, broadcast, contact, name, given, wa_id, country, left_out)
      select ${row.company_id}, ${row.id}, a.contact, a.name, a.given, a.wa_id, a.country, a.left_out
        from ${audienceRows(askedOf(row, { category: row.category }, now))} a order by a.place`.execute(db);
  await sql`
    update whatsapp_broadcast b set listed_at = now(), people = coalesce(r.people, 0), left_out = coalesce(r.left_out, '{}')
      from (
        select sum(n) filter (where reason is null) as people, jsonb_object_agg(reason, n) filter (where reason is not null) as left_out
          from (select left_out as reason, count(*) as n from whatsapp_recipient
            where company_id = ${row.company_id} and broadcast = ${row.id} group by 1) g
      ) r
     where b.company_id = ${row.company_id} and b.id = ${row.id}`.execute(db);
  await notify(db, row.company_id, 'whatsapp_broadcast', [row.id]);
};

interface Unwritten {
  readonly id: number;
  readonly wa_id: string;
  readonly name: string;
  readonly country: string;
  readonly address: string;
  readonly is_out: boolean;
}

/** Writes the next messages; answers how many people were dealt with. Who opted out since the list was made has none. */
const writePiece = async (db: Kysely<DB>, row: BroadcastRow, now: Date, count: number): Promise<number> => {
  const people = await nextPeople(db, row, count);
  const out = people.filter((one) => one.is_out).map(({ id }) => id);
  if (out.length > 0) await leaveOut(db, row, out, 'Opted out');
  const rest = people.filter((one) => !one.is_out);
  const template =
    rest.length > 0 && row.template !== null
      ? await templateRows(db, row.company_id).where('t.id', '=', row.template).executeTakeFirst()
      : undefined;
  if (rest.length === 0) return people.length;
  if (!template) throw new Error('The template of a broadcast is gone');
  const mould = await mouldOf(db, template, fillingsOf(row));
  const office = await officeFacts(db, row.company_id, row.created_by);
  const number = row.number!;
  const chats = await chatsFor(
    db,
    row.company_id,
    rest.map(({ wa_id }) => ({ number, wa_id })),
  );
  const messages = rest.map((one, at): NewMessage => {
    const filled = fillFor(mould, { ...office, 'contact.name': one.name, 'contact.address': one.address });
    return {
      chat: chats[at]!,
      number,
      content: { type: 'template', template: filled.sent },
      body: filled.text,
      template: template.id,
      media: mould.file,
      broadcast: row.id,
      createdBy: row.created_by,
      dueAt: dueFor(hoursOf(row), one.country, now),
    };
  });
  const ids = await queueMessages(db, row.company_id, messages);
  await sql`
    update whatsapp_recipient r set message = w.message
      from unnest(${rest.map(({ id }) => id)}::bigint[], ${ids}::bigint[]) w (id, message)
     where r.company_id = ${row.company_id} and r.id = w.id`.execute(db);
  return people.length;
};

const ofRecipient = {
  wa_id: sql.ref<string | null>('r.wa_id'),
  user_id: sql<null>`null::text`,
  contact: sql.ref<number | null>('r.contact'),
};

const nextPeople = async (db: Kysely<DB>, row: BroadcastRow, count: number): Promise<readonly Unwritten[]> => {
  const ended = isMarketing(row.category) ? endedMarketing(row.company_id, ofRecipient) : sql`false`;
  const { rows } = await sql<Unwritten>`
    select r.id, r.wa_id, r.name, r.country, coalesce(c.address, '') as address, coalesce(c.do_not_contact, false) or ${ended} as is_out
      from whatsapp_recipient r
      left join contact c on c.company_id = r.company_id and c.id = r.contact
     where r.company_id = ${row.company_id} and r.broadcast = ${row.id} and r.left_out is null and r.message is null
     order by r.id limit ${count}`.execute(db);
  return rows;
};

const leaveOut = async (
  db: Kysely<DB>,
  row: BroadcastRow,
  ids: readonly number[],
  reason: LeftOutReason,
): Promise<void> => {
  await sql`update whatsapp_recipient set left_out = ${reason} where company_id = ${row.company_id} and id = any (${ids}::bigint[])`.execute(
    db,
  );
  await sql`
    update whatsapp_broadcast set people = people - ${ids.length}::int,
        left_out = left_out || jsonb_build_object(${reason}::text, coalesce((left_out ->> ${reason}::text)::int, 0) + ${ids.length}::int)
     where company_id = ${row.company_id} and id = ${row.id}`.execute(db);
};

/** The broadcast as a whole cannot be written: it says so, and may be resumed. */
const holdUnwritten = async (db: Kysely<DB>, companyId: number, id: number): Promise<void> => {
  const row = await findHeldBroadcast(db, companyId, id);
  if (row && row.written_at === null && ['Scheduled', 'Sending'].includes(row.status))
    await holdWithReason(db, row, broadcastHalts.of.notWritten);
};

const end = async (db: Kysely<DB>, row: BroadcastRow): Promise<void> => {
  await changeBroadcast(db, row.company_id, row.id, { written_at: sql`now()` });
  await countSoon(db, [row.id], new Date());
};
