import { type contactExportCalls, exportLimits } from '@angan/contract/contacts/contact-exports.ts';
import { sql } from 'kysely';
import { nonField, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { sizeOf } from '../selection.ts';
import { exportRows, seesWhole, showExport } from './export-row.ts';
import { expireExport, writeExport } from './tasks.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const contactExportHandlers: Handlers<typeof contactExportCalls> = {
  async list({ query }, context) {
    const { actor, db } = context;
    const isOwner = actor.usertype === 'Owner';
    let counted = db.selectFrom('contact_export').where('company_id', '=', actor.companyId);
    if (!isOwner) counted = counted.where('created_by', '=', actor.userId);
    const { count } = await counted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    const paging = await readPaging(query, ['-id'], async () => count);
    let rows = exportRows(db, actor.companyId);
    if (!isOwner) rows = rows.where('e.created_by', '=', actor.userId);
    const page = await rows
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

  async get({ params }, context) {
    const { actor, db } = context;
    const row = await exportRows(db, actor.companyId).where('e.id', '=', params.id).executeTakeFirst();
    if (!row || (row.created_by !== actor.userId && actor.usertype !== 'Owner')) throw notFound();
    return showExport(row, context);
  },

  async create({ body: { format, ids, ...filters } }, context) {
    const { actor, db, services } = context;
    const { count } = await db
      .selectFrom('contact_export')
      .select(sql<number>`count(*)`.as('count'))
      .where('company_id', '=', actor.companyId)
      .where('created_by', '=', actor.userId)
      .where('status', 'in', ['Waiting', 'Writing'])
      .executeTakeFirstOrThrow();
    if (count >= exportLimits.atOnce)
      throw nonField(`${count} files are being written already. Wait until one of them is ready.`);
    const selection = ids ? { ids } : { filters };
    const expires = new Date(services.now().getTime() + exportLimits.keptDays * dayMs);
    const { id } = await db
      .insertInto('contact_export')
      .values({
        company_id: actor.companyId,
        format,
        selection: JSON.stringify(selection),
        whole: seesWhole(actor),
        total: await sizeOf(selection, context),
        expires_at: expires.toISOString(),
        created_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(db, writeExport, { export: id });
    await enqueue(db, expireExport, { export: id }, { runAt: expires });
    const row = await exportRows(db, actor.companyId).where('e.id', '=', id).executeTakeFirstOrThrow();
    return showExport(row, context);
  },
};
