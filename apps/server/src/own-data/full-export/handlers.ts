import { type fullExportCalls, fullExportLimits, fullExportTexts } from '@angan/contract/own-data/full-exports.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { exportRows, showExport } from './export-row.ts';
import { expireFullExport, writeFullExport } from './tasks.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const fullExportHandlers: Handlers<typeof fullExportCalls> = {
  async list({ query }, context) {
    const { actor, db } = context;
    const { count } = await db
      .selectFrom('full_export')
      .select(sql<number>`count(*)`.as('count'))
      .where('company_id', '=', actor.companyId)
      .where('created_by', '=', actor.userId)
      .executeTakeFirstOrThrow();
    const paging = await readPaging(query, ['-id'], async () => count);
    const page = await exportRows(db, actor.companyId)
      .where('e.created_by', '=', actor.userId)
      .orderBy('e.id', 'desc')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    return envelope(
      context,
      paging,
      count,
      page,
      (row) => String(row.id),
      (row) => showExport(row, context),
    );
  },

  async create(_, context) {
    const { actor, db, services } = context;
    await refuseTooMany(context);
    const expires = new Date(services.now().getTime() + fullExportLimits.keptDays * dayMs);
    // Whom two ask at once: the second finds the first one's.
    const made = await db
      .insertInto('full_export')
      .values({
        company_id: actor.companyId,
        expires_at: expires.toISOString(),
        created_date: services.now().toISOString(),
        created_by: actor.userId,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw nonField(fullExportTexts.underWay);
    await sql`select note_access('asked for', 'full_export', ${made.id}, null)`.execute(db);
    await enqueue(db, writeFullExport, { export: made.id });
    await enqueue(db, expireFullExport, { export: made.id }, { runAt: expires });
    const row = await exportRows(db, actor.companyId).where('e.id', '=', made.id).executeTakeFirstOrThrow();
    return showExport(row, context);
  },
};

const refuseTooMany = async ({ actor, db, services }: Context) => {
  const today = `${dayInIndia(services.now())}T00:00:00+05:30`;
  const rows = await db
    .selectFrom('full_export')
    .select(['status', sql<boolean>`created_date >= ${today}::timestamptz and status <> 'Failed'`.as('counts')])
    .where('company_id', '=', actor.companyId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  if (rows.some(({ status }) => status === 'Waiting' || status === 'Writing')) throw nonField(fullExportTexts.underWay);
  if (rows.filter(({ counts }) => counts).length >= fullExportLimits.aDay) throw nonField(fullExportTexts.enoughToday);
};
