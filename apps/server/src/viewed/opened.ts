import { openAgainMinutes } from '@angan/domain/viewed.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { oneAtATime } from './daily-limit.ts';
import { noteViewed, type ViewedKind, viewedTables } from './note-viewed.ts';
import type { FindRecord } from './reveal.ts';

interface Asked {
  params: { id: number };
  body: { screen?: string | undefined };
}

/** Notes that a record was opened, unless the same person opened it a little while ago. */
export const opened =
  (kind: ViewedKind, find: FindRecord) =>
  async ({ params, body }: Asked, context: Context): Promise<void> => {
    const { actor, db, services } = context;
    const { id } = await find(context, params.id);
    await oneAtATime(context);
    const at = services.now();
    const since = new Date(at.getTime() - openAgainMinutes * 60_000).toISOString();
    const { rows } = await sql<{ known: SqlBool }>`
      select exists (select 1 from ${sql.table(viewedTables[kind])} v where v.company_id = ${actor.companyId}
        and v.user_id = ${actor.userId} and v.opened_at > ${since} and v.action = 'Open'
        and ${sql.ref(`v.${kind}`)} = ${id}) as known`.execute(db);
    if (rows[0]!.known) return;
    const { companyId, userId, deviceId } = actor;
    await noteViewed(db, { kind, ids: [id], action: 'Open', at, companyId, userId, deviceId, screen: body.screen });
  };
