import type { Received } from '@angan/contract/kit/call.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { metaLanguage, metaName, statusOf, toMeta } from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Context, SteppedContext } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import { type Account, requiredAccount } from '../media/index.ts';
import type { CreatedTemplate, MetaAnswer, MetaError, NewTemplate } from '../meta/index.ts';
import { requireFit } from './fitness.ts';
import { metaRefusal } from './refuse-at-meta.ts';
import { syncLater } from './sync-job.ts';
import { freePlaces } from './synced-rows.ts';
import { contentOfRow, type TemplateRow, templateRow } from './template-row.ts';
import { bringBack, requireAtRest, sendOnItsWay } from './under-way.ts';
import { withSample } from './with-sample.ts';

type Body = Received<typeof whatsappTemplateCalls.submit>['body'];

/**
 * Submits a draft. Nothing is locked and no transaction open while Meta thinks, so that what its webhooks tell meanwhile
 * can be written; only a second submission is kept off. Should the process die after Meta has taken it, the next sync finds it by its name.
 */
export const submitTemplate = async (id: number, body: Body, context: SteppedContext): Promise<void> => {
  const { row, account } = await context.step((step) => ready(id, body, step));
  try {
    await submit(row, account, context);
  } catch (error) {
    await context.step((step) => bringBack(row, step));
    throw error;
  }
};

const submit = async (row: TemplateRow, account: Account, context: SteppedContext): Promise<void> => {
  const content = await withSample(row, account, context.services);
  if (!content.ok) return refuse(row.id, content.error, context);
  const sent = toMeta(content.value);
  const created = await create(account, sent as unknown as NewTemplate);
  if (!created.ok) return refuse(row.id, created.error, context);
  const handle = handleOf(content.value);
  await context.step((step) => store(row, account, created.value, { sent, handle }, step));
};

const ready = async (id: number, body: Body, context: Context): Promise<{ row: TemplateRow; account: Account }> => {
  const { db, actor, services } = context;
  const row = await templateRow(db, actor.companyId, id);
  if (row.status !== 'DRAFT') throw nonField(templateTexts.onlyDrafts);
  requireAtRest(row, context);
  requireSame(row, body);
  await requireFit(row, context);
  const account = await requiredAccount(services, db, actor.companyId);
  await sendOnItsWay(row, context);
  return { row, account };
};

/** What the page shows has to be what is stored: somebody may have changed it in another window. */
const requireSame = (row: TemplateRow, { name, language, category, components }: Body) => {
  const text = (type: string) => components?.find((one) => one.type === type)?.text;
  const stored = contentOfRow(row);
  const differs =
    (name !== undefined && metaName(name) !== metaName(stored.name)) ||
    (language !== undefined && metaLanguage(language) !== metaLanguage(stored.language)) ||
    (category !== undefined && category !== stored.category) ||
    (components !== undefined && (text('BODY') !== stored.body || (text('FOOTER') ?? '') !== stored.footer));
  if (differs) throw nonField(templateTexts.changedMeanwhile);
};

/** Where the line broke after the template was sent, it is looked up by its name: Meta may have taken it. */
const create = async ({ meta, wabaId }: Account, template: NewTemplate): Promise<MetaAnswer<CreatedTemplate>> => {
  const created = await meta.templates.create(wabaId, template);
  if (created.ok || created.error.is !== 'unknown') return created;
  const { name, language } = template;
  const there = await meta.templates.all(wabaId, { name });
  const found = there.ok && there.value.templates.find((one) => one.name === name && one.language === language);
  return found ? { ok: true, value: found } : created;
};

const refuse = async (id: number, error: MetaError, { step, actor }: SteppedContext) => {
  const refusal = metaRefusal(error);
  const said = refusal.status === 400 ? error : { title: '', message: templateTexts.noAnswer };
  await step(({ db }) =>
    db
      .updateTable('whatsapp_template')
      .set({ refusal_title: said.title, refusal_message: said.message })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .execute(),
  );
  throw refusal;
};

const handleOf = ({ header }: { header: { format: string; sample?: string } }) => header.sample ?? '';

/** Meta may have filed it under another category, and may have decided already. */
const store = async (
  { id, category: asked, language }: TemplateRow,
  { wabaId }: Account,
  { id: metaId, status, category }: CreatedTemplate,
  { sent, handle }: { sent: { name: string }; handle: string },
  { db, actor, services }: Context,
) => {
  const taken = category || asked;
  // Where it has the name, Meta no longer has whatever had it here.
  await freePlaces(db, actor.companyId, [{ id, waba_id: wabaId, template_name: sent.name, language }]);
  await db
    .updateTable('whatsapp_template')
    .set({
      template_name: sent.name,
      waba_id: wabaId,
      waba_template_id: metaId,
      // A webhook may have been quicker than this answer, and knows more.
      status: sql`case when waba_template_id = ${metaId} then status else ${statusOf(status) ?? 'PENDING'} end`,
      category: taken,
      previous_category: taken === asked ? '' : asked,
      header_handle: handle,
      refusal_title: '',
      refusal_message: '',
      submitted_at: services.now().toISOString(),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await syncLater(db, services.now());
};
