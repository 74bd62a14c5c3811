import { type AlertLink, type AlertRecords, alertLinks } from '@angan/contract/alerts/alerts.ts';
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
export type AlertReaders = { readonly [K in AlertLink]?: AlertReader<AlertRecords[K]> };

/**
 * Alerts, as `a`, whose records the actor may all see: what was locked, deleted or given to others since takes the alert
 * with it, since its sentence may speak of it. So does a kind of record that nobody reads.
 */
export const seesAllOf = (readers: AlertReaders, actor: Actor): Condition =>
  sql.join(
    alertLinks.map((link) => {
      const ids = sql.ref(`a.${link}`);
      const reader = readers[link];
      if (!reader) return sql<SqlBool>`${ids} = '{}'`;
      return sql<SqlBool>`not exists (select 1 from unnest(${ids}) as linked (id)
        where not (${reader.visible(actor, sql.ref('linked.id'))}))`;
    }),
    sql` and `,
  ) as Condition;

type Ids = Record<AlertLink, readonly number[]>;
type Found = { [K in AlertLink]: AlertRecords[K][] };

/** What stands inside each of these alerts, by one query for each kind of record that they name. */
export const recordsOf = async (readers: AlertReaders, rows: readonly Ids[], context: Context) => {
  const all = await Promise.all(
    alertLinks.map(async (link) => {
      const ids = [...new Set(rows.flatMap((row) => row[link]))];
      const found = ids.length > 0 ? await readers[link]?.read(context, ids) : [];
      return [link, new Map((found ?? []).map((record) => [record.id, record]))] as const;
    }),
  );
  return (row: Ids): Found =>
    Object.fromEntries(all.map(([link, found]) => [link, row[link].flatMap((id) => found.get(id) ?? [])])) as never;
};
