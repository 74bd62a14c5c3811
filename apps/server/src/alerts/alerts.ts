import type { AlertSentence } from '@angan/contract/alerts/alert-sentences.ts';
import type { AlertSubject, AlertSubjectKind, alertCalls, UserAlert } from '@angan/contract/alerts/alerts.ts';
import { wordAlert } from '@angan/contract/alerts/word-alert.ts';
import { type AlertKind, readAlertHours } from '@angan/domain/alerts.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { english } from '../core/english.ts';
import { notFound } from '../core/errors.ts';
import { maskedAnswer } from '../core/http/mask-answer.ts';
import type { Handlers } from '../core/http/serve.ts';
import { envelope, readPaging } from '../core/list.ts';
import { type AlertReaders, recordsOf, seesAllOf } from './subjects.ts';

/** The alerts of a person, as `a`: unread, or read within the last hours. */
const own = ({ actor, services }: Context): Condition => {
  const since = new Date(services.now().getTime() - readAlertHours * 3_600_000).toISOString();
  return sql<SqlBool>`a.company_id = ${actor.companyId} and a.user_id = ${actor.userId}
    and coalesce(a.read_at, 'infinity') > ${since}`;
};

/** Those of them that the person finds under the bell, as `a`: whose records they may still see. */
const listed = (readers: Partial<AlertReaders>, context: Context): Condition =>
  sql<SqlBool>`${own(context)} and ${seesAllOf(readers, context.actor)}`;

/**
 * The readers of what a person's alerts are about: many have alerts without a record, or of one kind of record, and on a
 * new connection it takes 40 ms to plan what may be seen of all kinds.
 */
const readersInUse = async (readers: AlertReaders, context: Context): Promise<Partial<AlertReaders>> => {
  const { kinds } = await context.steady
    .selectNoFrom(
      sql<
        AlertSubjectKind[]
      >`array(select distinct subject ->> 'kind' from user_alert a, jsonb_array_elements(a.subjects) as subject
        where ${own(context)} order by 1)`.as('kinds'),
    )
    .executeTakeFirstOrThrow();
  return Object.fromEntries(kinds.map((kind) => [kind, readers[kind]]));
};

/** Planned once a connection: what its reader may see takes four times as long to plan as to find. */
const rowsOf = (readers: Partial<AlertReaders>, context: Context) =>
  context.steady
    .selectFrom('user_alert as a')
    .where(listed(readers, context))
    .select([
      'a.id',
      'a.kind',
      'a.read_at',
      'a.created_date',
      sql<AlertSentence>`a.sentence`.as('sentence'),
      sql<AlertSubject[]>`a.subjects`.as('subjects'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Alerts with what stands inside them; who sees no numbers reads none in their sentences either. */
const shown = async (readers: AlertReaders, rows: readonly Row[], context: Context): Promise<UserAlert[]> => {
  const recordsIn = await recordsOf(
    readers,
    rows.map(({ subjects }) => subjects),
    context,
  );
  const whole = context.actor.scope('contact:number') === 'all';
  return rows.map((row) => {
    const sentence = whole ? row.sentence : maskedAnswer(row.sentence);
    const records = recordsIn(row.subjects);
    return {
      id: row.id,
      read: row.read_at !== null,
      read_at: row.read_at,
      created_date: row.created_date,
      alert: {
        id: row.id,
        title: row.kind as AlertKind,
        message: wordAlert({ sentence, ...records }, english),
        sentence,
        ...records,
      },
    };
  });
};

/** Of these alerts of a person those that they find under the bell, the newest first. */
export const listedAlerts = async (
  readers: AlertReaders,
  ids: readonly number[],
  context: Context,
): Promise<UserAlert[]> =>
  shown(
    readers,
    await rowsOf(readers, context).where(sql<SqlBool>`a.id = any (${ids}::bigint[])`).orderBy('a.id', 'desc').execute(),
    context,
  );

/** `readers`: how the records of other nouns stand inside an alert. */
export const alertHandlers = (readers: AlertReaders): Handlers<typeof alertCalls> => ({
  async list({ query }, context) {
    const inUse = await readersInUse(readers, context);
    const { count, unread } = await context.steady
      .selectFrom('user_alert as a')
      .where(listed(inUse, context))
      .select([sql<number>`count(*)`.as('count'), sql<number>`count(*) filter (where a.read_at is null)`.as('unread')])
      .executeTakeFirstOrThrow();
    const paging = await readPaging(query, ['-id'], async () => count);
    let page = rowsOf(inUse, context);
    if (paging.after) page = page.where('a.id', '<', paging.after.id);
    const rows = await page
      .orderBy('a.id', 'desc')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    const alerts = await shown(readers, rows, context);
    const answer = envelope(
      context,
      paging,
      count,
      alerts,
      ({ id }) => String(id),
      (alert) => alert,
    );
    return { ...answer, unread };
  },

  async update({ params }, context) {
    const { actor, db, services } = context;
    const row = await rowsOf(readers, context).where('a.id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound();
    const marked =
      row.read_at === null &&
      (await db
        .updateTable('user_alert')
        .set({ read_at: services.now().toISOString() })
        .where('company_id', '=', actor.companyId)
        .where('id', '=', params.id)
        .returning('read_at')
        .executeTakeFirstOrThrow());
    const [alert] = await shown(readers, [{ ...row, ...marked }], context);
    return alert!;
  },

  async readAll({ body }, { actor, db, services }) {
    await db
      .updateTable('user_alert')
      .set({ read_at: services.now().toISOString() })
      .where('company_id', '=', actor.companyId)
      .where('user_id', '=', actor.userId)
      .where('id', '<=', body.up_to)
      .where(sql<SqlBool>`coalesce(read_at, 'infinity') = 'infinity'`)
      .execute();
  },
});
