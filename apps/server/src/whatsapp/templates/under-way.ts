import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import type { TemplateRow } from './template-row.ts';

/**
 * A draft says since when it is on its way to Meta. No lock is held meanwhile, so this keeps others off; a submission that
 * began longer ago than Meta ever takes is of a process that died. Minutes.
 */
const longest = 10;

/** For who changes a draft: not while it is on its way. */
export const requireAtRest = ({ status, submitted_at }: TemplateRow, { services }: Context): void => {
  const since = submitted_at === null ? 0 : Date.parse(submitted_at);
  if (status === 'DRAFT' && since > services.now().getTime() - longest * 60_000) throw nonField(templateTexts.underWay);
};

/** Of two who submit at once one is refused: the row is locked by the first until this is committed. */
export const sendOnItsWay = async (row: TemplateRow, context: Context): Promise<void> => {
  const { db, actor, services } = context;
  const { rows } = await sql`
    update whatsapp_template set submitted_at = ${services.now().toISOString()}
     where company_id = ${actor.companyId} and id = ${row.id} and status = 'DRAFT' and submitted_at is not distinct from ${row.submitted_at}
    returning 1`.execute(db);
  if (rows.length === 0) throw nonField(templateTexts.underWay);
};

export const bringBack = ({ id }: TemplateRow, { db, actor }: Context) =>
  sql`update whatsapp_template set submitted_at = null where company_id = ${actor.companyId} and id = ${id} and status = 'DRAFT'`.execute(
    db,
  );
