import { Audience, type CostShown, Fillings } from '@angan/contract/whatsapp/broadcast-parts.ts';
import type { Broadcast } from '@angan/contract/whatsapp/broadcasts.ts';
import { recipientOutcomes, statusesOf } from '@angan/domain/whatsapp/broadcasts.ts';
import { badToken, metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { notFound } from '../../core/errors.ts';

/** Broadcasts with what is shown of their template, number, file and person. */
export const broadcastRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('whatsapp_broadcast as b')
    .leftJoin('whatsapp_template as t', (join) =>
      join.onRef('t.company_id', '=', 'b.company_id').onRef('t.id', '=', 'b.template'),
    )
    .leftJoin('whatsapp_number as n', (join) =>
      join.onRef('n.company_id', '=', 'b.company_id').onRef('n.id', '=', 'b.number'),
    )
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'b.company_id').onRef('u.id', '=', 'b.created_by'),
    )
    .selectAll('b')
    .select([
      't.template_name',
      't.language',
      't.category as template_category',
      't.status as template_status',
      't.beyond as template_beyond',
      'n.status as number_status',
      'n.held_until',
      'n.held_code',
      sql<string>`trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))`.as('person'),
    ])
    .where('b.company_id', '=', companyId);
export type BroadcastRow = Awaited<ReturnType<ReturnType<typeof broadcastRows>['execute']>>[number];

export const findBroadcast = (db: Kysely<DB>, companyId: number, id: number): Promise<BroadcastRow | undefined> =>
  broadcastRows(db, companyId).where('b.id', '=', id).executeTakeFirst();

/** For a call: a broadcast that is not there is answered as such. */
export const broadcastRow = async (db: Kysely<DB>, companyId: number, id: number): Promise<BroadcastRow> => {
  const row = await findBroadcast(db, companyId, id);
  if (!row) throw notFound();
  return row;
};

const holdRow = (db: Kysely<DB>, companyId: number, id: number) =>
  sql`select 1 from whatsapp_broadcast where company_id = ${companyId} and id = ${id} for update`.execute(db);

/** For a job: the broadcast with its row locked; undefined where it was removed. Whatever else fails, the job tries again. */
export const findHeldBroadcast = async (db: Kysely<DB>, companyId: number, id: number) => {
  await holdRow(db, companyId, id);
  return findBroadcast(db, companyId, id);
};

/** The broadcast with its row locked, so that it is steered by one at a time. */
export const heldBroadcast = async (db: Kysely<DB>, companyId: number, id: number): Promise<BroadcastRow> => {
  await holdRow(db, companyId, id);
  return broadcastRow(db, companyId, id);
};

export const audienceOf = (row: Pick<BroadcastRow, 'audience'>): Audience => Audience.parse(row.audience);
export const fillingsOf = (row: Pick<BroadcastRow, 'fillings'>): Fillings => Fillings.parse(row.fillings);
export const hoursOf = (row: Pick<BroadcastRow, 'hours'>) => row.hours as Broadcast['hours'];

export const changeBroadcast = async (
  db: Kysely<DB>,
  companyId: number,
  id: number,
  columns: Record<string, unknown>,
): Promise<void> => {
  await db
    .updateTable('whatsapp_broadcast')
    .set(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};

/** People of a broadcast that was stopped before it had a message for them. */
export const unwrittenOf = ({ status, people, counts }: Pick<BroadcastRow, 'status' | 'people' | 'counts'>): number => {
  const written = Object.values(counts as Record<string, number>).reduce((sum, n) => sum + n, 0);
  return status === 'Stopped' ? Math.max(0, people - written) : 0;
};

export const showBroadcast = (row: BroadcastRow, { services, actor }: Context): Broadcast => {
  const counts = row.counts as Record<string, number>;
  const count = (statuses: readonly string[]) => statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const outcomes = Object.fromEntries(
    recipientOutcomes.map((outcome) => [outcome, count(statusesOf[outcome])]),
  ) as Broadcast['outcomes'];
  const hasNoToken = row.number_status === 'Token expired' && ['Scheduled', 'Sending', 'Paused'].includes(row.status);
  const isHeld = row.held_until !== null && Date.parse(row.held_until) > services.now().getTime();
  return {
    id: row.id,
    name: row.name,
    status: row.status as Broadcast['status'],
    template: row.template,
    template_name: row.template_name ?? '',
    language: row.language ?? '',
    category: (row.category || row.template_category || '') as Broadcast['category'],
    number: row.number,
    audience: audienceOf(row),
    fillings: fillingsOf(row),
    hours: hoursOf(row),
    send_at: row.send_at,
    is_written: row.written_at !== null,
    started_at: row.started_at,
    finished_at: row.finished_at,
    halted_why: row.halted_why,
    held: hasNoToken
      ? { until: null, why: metaErrorOf(badToken).meaning }
      : isHeld
        ? { until: row.held_until!, why: metaErrorOf(row.held_code ?? 0).meaning }
        : null,
    people: row.people,
    left_out: row.left_out as Broadcast['left_out'],
    outcomes: { ...outcomes, 'Not sent': outcomes['Not sent'] + unwrittenOf(row) },
    replied: row.replied,
    clicks: row.clicks as Record<string, number>,
    cost: row.cost as unknown as CostShown | null,
    export:
      row.export_status === ''
        ? null
        : {
            status: row.export_status as 'Writing',
            format: row.export_format,
            link: row.export_file === null ? null : services.links.link(actor, row.export_file),
          },
    created_by: row.person,
    created_date: row.created_date,
    last_updated: row.last_updated,
  };
};
