import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { componentsOf, editRefusal, metaName, type TemplateStatus } from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors, nonField } from '../../core/errors.ts';
import { requiredAccount } from '../media/index.ts';
import type { TemplateComponent } from '../meta/index.ts';
import { requireFit } from './fitness.ts';
import { metaRefusal } from './refuse-at-meta.ts';
import { contentOfRow, type TemplateRow } from './template-row.ts';
import { withSample } from './with-sample.ts';

/** Whether a change of the row is one that Meta has to know of: anything but its group and where its values come from. */
export const isMetasBusiness = (before: TemplateRow, after: TemplateRow): boolean =>
  before.header_media !== after.header_media ||
  JSON.stringify(contentOfRow(before)) !== JSON.stringify(contentOfRow(after));

/** Changes at Meta what was changed here, by Meta's rules of when and how often; it is reviewed again. */
export const editAtMeta = async (before: TemplateRow, after: TemplateRow, context: Context): Promise<void> => {
  const { db, actor, services } = context;
  requireAllowed(before, after, context);
  await requireFit(after, context);
  const account = await requiredAccount(services, db, actor.companyId);
  const content = await withSample(after, account, services);
  if (!content.ok) throw metaRefusal(content.error);
  const edited = await account.meta.templates.edit(after.waba_template_id!, {
    components: componentsOf(content.value) as TemplateComponent[],
    ...(before.category !== after.category && { category: content.value.category }),
  });
  if (!edited.ok) throw metaRefusal(edited.error);
  await noteEdit(after, context);
};

const requireAllowed = (before: TemplateRow, after: TemplateRow, { services }: Context) => {
  if (before.beyond.length > 0) throw nonField(templateTexts.beyond(before.beyond));
  const refusal = editRefusal(before.status as TemplateStatus, before.edits, services.now().getTime());
  if (refusal) throw nonField(refusal);
  if (metaName(before.template_name) !== metaName(after.template_name))
    throw fieldErrors({ template_name: [templateTexts.nameStays] });
  if (before.language !== after.language) throw fieldErrors({ language: [templateTexts.languageStays] });
  if (before.category !== after.category && before.status === 'APPROVED')
    throw fieldErrors({ category: [templateTexts.categoryStays] });
};

/** Meta counts the edits of approved templates only. */
const noteEdit = async ({ id, status }: TemplateRow, { db, actor, services }: Context) => {
  const now = services.now().toISOString();
  if (status === 'APPROVED')
    await sql`insert into whatsapp_template_exchange (company_id, template, edits) values (${actor.companyId}, ${id}, array[${now}::timestamptz])
      on conflict (company_id, template) do update set edits = whatsapp_template_exchange.edits || excluded.edits`.execute(
      db,
    );
  await db
    .updateTable('whatsapp_template')
    .set({ status: 'PENDING', rejected_reason: '', rejected_note: '', refusal_title: '', refusal_message: '' })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
