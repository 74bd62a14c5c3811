import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { Context, SteppedContext } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import { accountOf } from '../media/index.ts';
import type { MetaError } from '../meta/index.ts';
import { goneAtMeta } from './gone-at-meta.ts';
import { metaRefusal } from './refuse-at-meta.ts';
import { rehearse } from './rehearse.ts';
import { templateRow } from './template-row.ts';
import { requireAtRest } from './under-way.ts';

/**
 * Deletes a template at Meta, in its own language only, and then here. It is rehearsed here first, so that what still
 * uses it is told before Meta has deleted anything.
 */
export const removeTemplate = async (id: number, context: SteppedContext): Promise<void> => {
  const { row, account } = await rehearse(context, (step) => remove(id, step));
  // One of an account that is no longer connected can only be forgotten here.
  if (row.waba_template_id && account?.wabaId === row.waba_id) {
    const { template_name: name, waba_template_id } = row;
    const removed = await account.meta.templates.remove(account.wabaId, { name, id: waba_template_id });
    if (!removed.ok && !isGone(removed.error)) throw metaRefusal(removed.error);
  }
  await context.step((step) => remove(id, step));
};

const remove = async (id: number, context: Context) => {
  const { db, actor, services } = context;
  const row = await templateRow(db, actor.companyId, id);
  requireAtRest(row, context);
  if (row.status === 'DISABLED' && row.waba_template_id && !row.rejected_note && row.rejected_reason !== goneAtMeta)
    throw nonField(templateTexts.disabledStays);
  await db.deleteFrom('whatsapp_template').where('company_id', '=', actor.companyId).where('id', '=', id).execute();
  return { row, account: await accountOf(services, db, actor.companyId) };
};

/** Deleted in WhatsApp Manager before. */
const isGone = ({ code, subcode }: MetaError) => code === 100 && subcode === 33;
