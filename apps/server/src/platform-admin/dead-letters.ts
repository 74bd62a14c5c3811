import type { deadLetterCalls } from '@angan/contract/platform/dead-letters.ts';
import type { Failure } from '@angan/contract/platform/failures.ts';
import { maskNumber } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { openingForCompany } from '../core/database/transaction.ts';
import { notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { envelope, readPaging } from '../core/list.ts';
import { deliverMessage, deliveryKey } from '../core/outbox/index.ts';

interface Row {
  kind: 'message' | 'job';
  id: number;
  company_id: number;
  company_name: string;
  what: string;
  to: string;
  subject: string;
  attempts: number;
  last_error: Failure | null;
  failed_at: string;
}

const all = sql`
  select l.*, c.company_name from (
    select 'message' as kind, id, company_id, channel as what, "to", subject, attempts, last_error, last_updated as failed_at
      from outbox_message where status = 'dead'
    union all
    select 'job', id, company_id, task, '', '', attempts, jsonb_build_object('key', 'refused', 'values', jsonb_build_object('why', last_error)), failed_at from dead_jobs()
  ) l join company c on c.id = l.company_id`;

export const deadLetterHandlers: Handlers<typeof deadLetterCalls> = {
  async list({ query }, context) {
    const { db } = context;
    const kind = query.kind ?? null;
    const ofKind = sql`select * from (${all}) d where ${kind}::text is null or kind = ${kind}`;
    const count = async () => {
      const counted = await sql<{ count: number }>`select count(*) as count from (${ofKind}) n`.execute(db);
      return counted.rows[0]!.count;
    };
    const paging = await readPaging(query, ['-failed_at'], count);
    const { rows } = await sql<Row>`
      ${ofKind} order by failed_at desc, kind, id desc limit ${paging.size + 1} offset ${paging.offset}`.execute(db);
    return envelope(context, paging, await count(), rows, (row) => row.failed_at, shown);
  },

  async retry({ params, body }, context) {
    if (!(await (body.kind === 'message' ? retryMessage : retryJob)(params.id, context))) throw notFound();
    return { detail: 'It will be tried again now.' };
  },
};

const shown = ({ company_id, company_name, ...row }: Row) => ({
  ...row,
  company: { id: company_id, company_name },
  to: row.what === 'mail' ? maskAddress(row.to) : maskNumber(row.to),
});

/** 'm***@angan.test': the first letter and where the mailbox is. */
const maskAddress = (address: string) => address.replace(/^(.)[^@]*/, '$1***');

const retryMessage = async (id: number, context: Context) => {
  const { db } = context;
  const message = await db
    .updateTable('outbox_message')
    .set({ status: 'queued', attempts: 0, last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .returning('company_id')
    .executeTakeFirst();
  if (!message) return false;
  await enter(message.company_id, context);
  await enqueue(db, deliverMessage, { message: id }, { key: deliveryKey(id) });
  await sql`select note_access('sent again', 'outbox_message', ${id}, null)`.execute(db);
  return true;
};

const retryJob = async (id: number, context: Context) => {
  const { db } = context;
  const found = await sql<{ company: number | null }>`select retry_dead_job(${id}) as company`.execute(db);
  const company = found.rows[0]!.company;
  if (company === null) return false;
  await enter(company, context);
  await sql`select note_access('run again', 'job', ${id}, null)`.execute(db);
  return true;
};

/** What follows belongs to this company, its trail too; the transaction was the platform's until here. */
const enter = (company: number, { db, actor, request }: Context) =>
  sql.raw(openingForCompany(company, actor.userId, request.id)).execute(db);
