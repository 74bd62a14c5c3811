import type { ViewedAction } from '@angan/domain/viewed.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';

/** The nouns whose looking at is logged, and the tables of their logs. */
export const viewedTables = { property: 'viewed_property', inquiry: 'viewed_inquiry' } as const;
export type ViewedKind = keyof typeof viewedTables;

export interface Viewed {
  readonly kind: ViewedKind;
  /** Of the records; a PDF or an export may hold many. */
  readonly ids: readonly number[];
  readonly action: ViewedAction;
  readonly at: Date;
  readonly companyId: number;
  readonly userId: number;
  /** The session's; null where a job did it. */
  readonly deviceId: number | null;
  /** Those that were shown whole. */
  readonly numbers?: readonly string[];
  readonly screen?: string | undefined;
}

/** Writes into the log of a noun that somebody looked at its records, or took them along, in the transaction of `db`. */
export const noteViewed = async (db: Kysely<DB>, viewed: Viewed): Promise<void> => {
  const { kind, ids, action, at, companyId, userId, deviceId, numbers = [], screen = '' } = viewed;
  await sql`
    insert into ${sql.table(viewedTables[kind])}
      (company_id, user_id, ${sql.ref(kind)}, opened_at, action, numbers, device, screen)
    select ${companyId}, ${userId}, id, ${at.toISOString()}, ${action}, ${numbers}::text[], ${deviceId}, ${screen}
      from unnest(${ids}::bigint[]) as seen (id)`.execute(db);
};

/** Writes down for an export of a list that the actor took these records along. */
export const noteExported =
  (kind: ViewedKind) =>
  ({ db, actor, services }: Context, ids: readonly number[]): Promise<void> => {
    const { companyId, userId, deviceId } = actor;
    return noteViewed(db, { kind, ids, action: 'Export', at: services.now(), companyId, userId, deviceId });
  };
