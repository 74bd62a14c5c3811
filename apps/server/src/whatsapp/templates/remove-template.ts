import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { Context } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import { accountOf } from '../media/index.ts';
import type { MetaError } from '../meta/index.ts';
import { metaRefusal } from './refuse-at-meta.ts';
import { type TemplateRow, templateRow } from './template-row.ts';

/**
 * Deletes a template at Meta, in its own language only, and then here. The row is taken first in this transaction, so
 * that what still uses it is told before Meta has deleted anything; should Meta refuse, it comes back.
 */
export const removeTemplate = async (id: number, context: Context): Promise<void> => {
  const { db, actor } = context;
  const row = await templateRow(db, actor.companyId, id);
  if (row.status === 'DISABLED' && row.waba_template_id && !row.rejected_note)
    throw nonField(templateTexts.disabledStays);
  await db.deleteFrom('whatsapp_template').where('company_id', '=', actor.companyId).where('id', '=', id).execute();
  if (row.waba_template_id) await removeAtMeta(row, context);
};

const removeAtMeta = async (row: TemplateRow, { services, db, actor }: Context) => {
  const account = await accountOf(services, db, actor.companyId);
  // Of an account that is no longer connected: it can only be forgotten here.
  if (!account || account.wabaId !== row.waba_id) return;
  const removed = await account.meta.templates.remove(account.wabaId, {
    name: row.template_name,
    id: row.waba_template_id!,
  });
  if (!removed.ok && !isGone(removed.error)) throw metaRefusal(removed.error);
};

/** Deleted in WhatsApp Manager before. */
const isGone = ({ code, subcode }: MetaError) => code === 100 && subcode === 33;
