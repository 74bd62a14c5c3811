import type { Received } from '@angan/contract/kit/call.ts';
import { broadcastTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import type { broadcastCalls, Recipient } from '@angan/contract/whatsapp/broadcasts.ts';
import { type RecipientOutcome, recipientOutcomes, statusesOf } from '@angan/domain/whatsapp/broadcasts.ts';
import { metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { stoppedMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { wordsOf } from '../../core/search-words.ts';
import { broadcastRow, unwrittenOf } from './broadcast-row.ts';

type Query = Received<typeof broadcastCalls.recipients>['query'];

interface Row {
  readonly id: number;
  readonly contact: number | null;
  readonly chat: number | null;
  readonly name: string;
  readonly given: string;
  readonly wa_id: string | null;
  readonly left_out: Recipient['left_out'];
  readonly status: string | null;
  readonly at: string | null;
  readonly error_code: number | null;
  readonly error_detail: string | null;
  readonly replied_at: string | null;
  readonly reply: string;
  readonly clicked: string;
  /** The broadcast was stopped: who has no message will have none. */
  readonly is_stopped: boolean;
}

export const recipientRows = async (
  db: Kysely<DB>,
  {
    companyId,
    broadcast,
    where,
    after,
    size,
  }: { companyId: number; broadcast: number; where: Condition; after: number; size: number },
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select r.id, r.contact, m.chat, r.name, r.given, r.wa_id, r.left_out, m.status, r.replied_at, r.reply, r.clicked,
        exists (select 1 from whatsapp_broadcast b where b.company_id = r.company_id and b.id = r.broadcast and b.status = 'Stopped') as is_stopped,
        m.error_code, m.error_detail, coalesce(m.read_at, m.delivered_at, m.failed_at, m.sent_at) as at
      from whatsapp_recipient r
      left join whatsapp_message m on m.company_id = r.company_id and m.id = r.message
     where r.company_id = ${companyId} and r.broadcast = ${broadcast} and r.id > ${after} and ${where}
     order by r.id limit ${size}`.execute(db);
  return rows;
};

export const everyone: Condition = sql<SqlBool>`true`;

/** A page of the results, in the order in which people were written to. */
export const listRecipients = async (id: number, query: Query, context: Context) => {
  const { db, actor } = context;
  const broadcast = await broadcastRow(db, actor.companyId, id);
  const paging = await readPaging(query, ['id'], async () => 0);
  const words = wordsOf(query.search).map(
    (word) => sql<SqlBool>`lower(r.name || e'\n' || coalesce(r.wa_id, '') || e'\n' || r.given) like ${word}`,
  );
  const show = query.show ?? 'All';
  const where = sql.join([shown(show, broadcast.status === 'Stopped'), ...words], sql` and `) as Condition;
  const rows = await recipientRows(db, {
    companyId: actor.companyId,
    broadcast: id,
    where:
      paging.after || paging.offset === 0
        ? where
        : sql<SqlBool>`${where} and r.id > (${skipped(actor.companyId, id, where, paging.offset)})`,
    after: paging.after?.id ?? 0,
    size: paging.size + 1,
  });
  const counted = words.length > 0 ? await countOf(db, actor.companyId, id, where) : countIn(broadcast, show);
  return envelope(context, paging, counted, rows, (row) => String(row.id), showRecipient);
};

const skipped = (companyId: number, broadcast: number, where: Condition, offset: number) =>
  sql`select coalesce(max(s.id), 0) from (
    select r.id from whatsapp_recipient r left join whatsapp_message m on m.company_id = r.company_id and m.id = r.message
     where r.company_id = ${companyId} and r.broadcast = ${broadcast} and ${where} order by r.id limit ${offset}) s`;

const shown = (show: NonNullable<Query['show']>, isStopped: boolean): Condition => {
  if (show === 'All') return everyone;
  if (show === 'Left out') return sql<SqlBool>`r.left_out is not null`;
  if (show === 'Replied') return sql<SqlBool>`r.replied_at is not null`;
  const theirs = sql<SqlBool>`m.status = any (${[...statusesOf[show]]})`;
  // Who has no message yet waits for one, or will have none.
  return show === (isStopped ? 'Not sent' : 'Waiting')
    ? sql<SqlBool>`r.left_out is null and (m.status is null or ${theirs})`
    : theirs;
};

/** From the counts on the broadcast's row, a moment old while it is under way. */
const countIn = (row: Awaited<ReturnType<typeof broadcastRow>>, show: NonNullable<Query['show']>): number => {
  const sum = (of: Record<string, number>, names: readonly string[]) =>
    names.reduce((all, name) => all + (of[name] ?? 0), 0);
  const left = row.left_out as Record<string, number>;
  const leftOut = sum(left, Object.keys(left));
  if (show === 'All') return row.people + leftOut;
  if (show === 'Left out') return leftOut;
  if (show === 'Replied') return row.replied;
  const counted = sum(row.counts as Record<string, number>, statusesOf[show]);
  return show === 'Not sent' ? counted + unwrittenOf(row) : counted;
};

const countOf = async (db: Kysely<DB>, companyId: number, broadcast: number, where: Condition): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from whatsapp_recipient r left join whatsapp_message m on m.company_id = r.company_id and m.id = r.message
     where r.company_id = ${companyId} and r.broadcast = ${broadcast} and ${where}`.execute(db);
  return rows[0]!.count;
};

const outcomeOf = ({ left_out, status, is_stopped }: Row): RecipientOutcome | null => {
  if (left_out !== null) return null;
  if (status === null && is_stopped) return 'Not sent';
  return recipientOutcomes.find((outcome) => statusesOf[outcome].includes(status ?? 'queued')) ?? 'Waiting';
};

export const showRecipient = (row: Row): Recipient => {
  const outcome = outcomeOf(row);
  return {
    id: row.id,
    contact: row.contact,
    chat: row.chat,
    name: row.name,
    number: row.wa_id ? `+${row.wa_id}` : row.given,
    left_out: row.left_out,
    outcome,
    why: whyOf(row, outcome),
    at: row.at,
    replied_at: row.replied_at,
    reply: row.reply,
    clicked: row.clicked,
  };
};

const whyOf = ({ error_code }: Row, outcome: RecipientOutcome | null): string => {
  if (outcome === 'Failed' || outcome === 'Not sure') return error_code ? metaErrorOf(error_code).meaning : '';
  if (outcome === 'Not sent') return error_code === stoppedMarketing ? broadcastTexts.optedOut : broadcastTexts.stopped;
  return '';
};
