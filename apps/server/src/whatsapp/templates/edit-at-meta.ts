import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import {
  componentsOf,
  editRefusal,
  fromMeta,
  type MetaTemplateShape,
  metaName,
  partWords,
  type TemplateStatus,
  unreadPart,
} from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Context, Services } from '../../core/context.ts';
import { fieldErrors, nonField } from '../../core/errors.ts';
import { type Account, requiredAccount } from '../media/index.ts';
import type { TemplateComponent } from '../meta/index.ts';
import { requireFit } from './fitness.ts';
import { metaRefusal } from './refuse-at-meta.ts';
import { contentOfRow, type TemplateRow } from './template-row.ts';
import { withSample } from './with-sample.ts';

/** Whether a change of the row is one that Meta has to know of: anything but its group and where its values come from. */
export const isMetasBusiness = (before: TemplateRow, after: TemplateRow): boolean =>
  before.header_media !== after.header_media ||
  JSON.stringify(contentOfRow(before)) !== JSON.stringify(contentOfRow(after));

/** A change that Meta has to agree to: the row as it is, as it would be, and where to ask. */
export interface Edit {
  readonly before: TemplateRow;
  readonly after: TemplateRow;
  readonly account: Account;
}

/** Refuses what Meta's rules of when and how often forbid, before Meta is asked. */
export const readyToEdit = async (before: TemplateRow, after: TemplateRow, context: Context): Promise<Edit> => {
  const { db, actor, services } = context;
  requireAllowed(before, after, context);
  await requireFit(after, context);
  return { before, after, account: await requiredAccount(services, db, actor.companyId) };
};

/**
 * Changes a template at Meta, where it is reviewed again. Throws what Meta refuses. What Meta has of it is read first:
 * somebody may have given it a part in WhatsApp Manager that is not known of here yet.
 */
export const editAtMeta = async ({ before, after, account }: Edit, services: Services): Promise<void> => {
  const there = await account.meta.templates.get(after.waba_template_id!);
  if (!there.ok) throw metaRefusal(there.error);
  requireOurs({ beyond: [...fromMeta(there.value as MetaTemplateShape).beyond] });
  const content = await withSample(after, account, services);
  if (!content.ok) throw metaRefusal(content.error);
  const edited = await account.meta.templates.edit(after.waba_template_id!, {
    components: componentsOf(content.value) as TemplateComponent[],
    ...(before.category !== after.category && { category: content.value.category }),
  });
  if (!edited.ok) throw metaRefusal(edited.error);
};

/** Components are replaced as a whole, so what is not held here would be gone. */
export const requireOurs = ({ beyond }: Pick<TemplateRow, 'beyond'>): void => {
  if (beyond.includes(unreadPart)) throw nonField(templateTexts.unread);
  if (beyond.length > 0) throw nonField(templateTexts.beyond(beyond.map(partWords)));
};

const requireAllowed = (before: TemplateRow, after: TemplateRow, { services }: Context) => {
  requireOurs(before);
  const refusal = editRefusal(before.status as TemplateStatus, before.edits, services.now().getTime());
  if (refusal) throw nonField(refusal);
  if (metaName(before.template_name) !== metaName(after.template_name))
    throw fieldErrors({ template_name: [templateTexts.nameStays] });
  if (before.language !== after.language) throw fieldErrors({ language: [templateTexts.languageStays] });
  if (before.category !== after.category && before.status === 'APPROVED')
    throw fieldErrors({ category: [templateTexts.categoryStays] });
};

/**
 * Once Meta has agreed. It counts the edits of approved templates only. `now`: the row before the change is written, which
 * a webhook may have changed since Meta was asked: what that told stands, since it knows more.
 */
export const noteEdit = async ({ before }: Edit, now: TemplateRow, { db, actor, services }: Context) => {
  const { id, status } = before;
  const at = services.now().toISOString();
  if (status === 'APPROVED')
    await sql`insert into whatsapp_template_exchange (company_id, template, edits) values (${actor.companyId}, ${id}, array[${at}::timestamptz])
      on conflict (company_id, template) do update set edits = whatsapp_template_exchange.edits || excluded.edits`.execute(
      db,
    );
  const isDecided = now.last_updated !== before.last_updated;
  await db
    .updateTable('whatsapp_template')
    .set({
      refusal_title: '',
      refusal_message: '',
      ...(!isDecided && { status: 'PENDING', rejected_reason: '', rejected_note: '' }),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
