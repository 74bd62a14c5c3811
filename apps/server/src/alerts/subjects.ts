import type { AlertRecords, AlertSubject, AlertSubjectKind } from '@angan/contract/alerts/alerts.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';

/** How a noun's records stand inside an alert: the noun says so, since alerts know no other noun. */
export interface AlertReader<Row> {
  /** Whether the actor may see the record with this id, as a condition of a query. */
  readonly visible: (actor: Actor, id: RawBuilder<number>) => Condition;
  /** The records with these ids that the reader may see, as they may see them, in one query. */
  readonly read: (context: Context, ids: readonly number[]) => Promise<Row[]>;
}
export type AlertReaders = { readonly [K in AlertSubjectKind]: AlertReader<AlertRecords[K]> };

const kindsOf = (readers: Partial<AlertReaders>) => Object.keys(readers) as AlertSubjectKind[];

/**
 * Alerts, as `a`, whose records the actor may all see: what was locked, deleted or given to others since takes the alert
 * with it, since its sentence may speak of it. So does a kind of record that nobody reads.
 */
export const seesAllOf = (readers: Partial<AlertReaders>, actor: Actor): Condition => {
  const id = sql<number>`subject.id`;
  const isSeen = kindsOf(readers).flatMap((kind) => {
    const reader = readers[kind];
    return reader ? [sql`when ${sql.lit(kind)} then ${reader.visible(actor, id)}`] : [];
  });
  if (isSeen.length === 0) return sql<SqlBool>`a.subjects = '[]'`;
  return sql<SqlBool>`not exists (select 1 from jsonb_to_recordset(a.subjects) as subject (kind text, id bigint)
    where not (case subject.kind ${sql.join(isSeen, sql` `)} else false end))`;
};

type Found = { [K in AlertSubjectKind]: AlertRecords[K][] };

/** What stands inside each of these alerts, by one query for each kind of record that they name. */
export const recordsOf = async (
  readers: AlertReaders,
  alerts: readonly (readonly AlertSubject[])[],
  context: Context,
) => {
  const all = await Promise.all(
    kindsOf(readers).map(async (kind) => {
      const ids = new Set(alerts.flatMap((subjects) => idsOf(subjects, kind)));
      const found = ids.size > 0 ? await readers[kind].read(context, [...ids]) : [];
      return [kind, new Map(found.map((record) => [record.id, record]))] as const;
    }),
  );
  return (subjects: readonly AlertSubject[]): Found =>
    Object.fromEntries(
      all.map(([kind, found]) => [kind, idsOf(subjects, kind).flatMap((id) => found.get(id) ?? [])]),
    ) as never;
};

const idsOf = (subjects: readonly AlertSubject[], kind: AlertSubjectKind): number[] =>
  subjects.filter((subject) => subject.kind === kind).map(({ id }) => id);
