import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { contentOf, type FlatContent, fieldsOf } from '@angan/contract/whatsapp/flat-template.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { type HeaderFormat, mediaKindOf } from '@angan/domain/whatsapp/templates/index.ts';
import type { Context, SteppedContext } from '../../core/context.ts';
import { breaksUnique } from '../../core/database/database-errors.ts';
import { fieldErrors } from '../../core/errors.ts';
import { addMedia } from '../media/index.ts';
import { editAtMeta, isMetasBusiness, noteEdit, readyToEdit, requireOurs } from './edit-at-meta.ts';
import { rehearse } from './rehearse.ts';
import { syncSoon } from './sync-job.ts';
import { columnsOf } from './template-columns.ts';
import { flatRow, type TemplateRow, templateRow } from './template-row.ts';
import { requireAtRest } from './under-way.ts';

type Given = Received<typeof whatsappTemplateCalls.update>['body'];

const nothing = {
  template_name: '',
  language: 'en',
  category: 'MARKETING',
  header_format: 'TEXT',
  header: '',
  header_variable: '',
  header_sample: '',
  body: '',
  footer: '',
} as const;

const nameTaken = (error: unknown): never => {
  throw breaksUnique(error, 'whatsapp_template_name')
    ? fieldErrors({ template_name: [templateTexts.nameTaken] })
    : error;
};

/** Fields that were given; the others stay as they are. */
const named = (given: Given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

const ownColumns = ({ template_group, header_variable_field }: Given) => ({
  ...(template_group !== undefined && { template_group }),
  ...(header_variable_field !== undefined && { header_variable_field }),
});

export const createTemplate = async (given: Given, context: Context): Promise<number> => {
  const { db, actor } = context;
  const flat = { ...nothing, ...named(given) };
  const header_media = await headerMedium(given, flat, null, context);
  const made = await db
    .insertInto('whatsapp_template')
    .values({
      company_id: actor.companyId,
      ...columnsOf(flat),
      ...ownColumns(given),
      header_media,
      created_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return made.id;
};

/**
 * Changes what is named. What was submitted is changed at Meta as well, or not at all: it is rehearsed here first, so that
 * Meta is asked with no transaction open and nothing is kept that it refuses.
 */
export const updateTemplate = async (id: number, given: Given, context: SteppedContext): Promise<void> => {
  const change = (step: Context) => write(id, given, step);
  const isDraft = await context.step(
    async ({ db, actor }) => (await templateRow(db, actor.companyId, id)).status === 'DRAFT',
  );
  const edit = isDraft
    ? undefined
    : await rehearse(context, async (step) => {
        const { before, after } = await change(step);
        return isMetasBusiness(before, after) ? readyToEdit(before, after, step) : undefined;
      });
  if (edit)
    await editAtMeta(edit, context.services).catch(async (error: unknown) => {
      // What Meta has may be news here.
      await context.step(({ db }) => syncSoon(db));
      throw error;
    });
  await context.step(async (step) => {
    const { before } = await change(step);
    if (edit) await noteEdit(edit, before, step);
  });
};

const write = async (
  id: number,
  given: Given,
  context: Context,
): Promise<{ before: TemplateRow; after: TemplateRow }> => {
  const { db, actor } = context;
  const before = await templateRow(db, actor.companyId, id);
  requireAtRest(before, context);
  const ours = before.beyond.length === 0;
  const flat = { ...flatRow(before), ...named(given) };
  if (!ours && saysElse(before, flat)) requireOurs(before);
  const header_media = await headerMedium(given, flat, before.header_media, context);
  await db
    .updateTable('whatsapp_template')
    .set({
      ...(ours ? columnsOf(flat) : { body_variable_fields: fieldsOf(flat) as string[] }),
      ...ownColumns(given),
      header_media,
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute()
    .catch(nameTaken);
  return { before, after: await templateRow(db, actor.companyId, id) };
};

/** Whether what Meta has of it would change: all but where its values come from. */
const saysElse = (before: TemplateRow, flat: FlatContent): boolean =>
  JSON.stringify(contentOf(flatRow(before))) !== JSON.stringify(contentOf(flat));

/** The medium of a media header: a new file, one of the media, or the one before where it still fits. */
const headerMedium = async (
  { header_media_sample: file, header_media: chosen }: Given,
  { header_format, template_name }: { header_format: string; template_name: string },
  before: number | null,
  context: Context,
): Promise<number | null> => {
  if (header_format === 'TEXT' || header_format === 'LOCATION') return null;
  const kind = mediaKindOf[header_format as Exclude<HeaderFormat, 'TEXT'>];
  if (file) return addMedia(context, { kind, file, description: template_name, field: 'header_media_sample' });
  if (file === null || chosen === null) return null;
  const wanted = chosen ?? before;
  if (wanted === null) return null;
  const medium = await context.db
    .selectFrom('whatsapp_media')
    .select('file_type')
    .where('company_id', '=', context.actor.companyId)
    .where('id', '=', wanted)
    .executeTakeFirst();
  if (!medium) throw fieldErrors({ header_media: [drf.invalidPk(wanted)] });
  if (medium.file_type === kind) return wanted;
  if (chosen === undefined) return null;
  throw fieldErrors({ header_media: [mediaTexts.wrongType[kind]] });
};
