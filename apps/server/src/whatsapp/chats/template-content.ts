import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { isMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { filledTemplate, unfilledIn } from '@angan/domain/whatsapp/templates/index.ts';
import { fieldErrors, Refusal } from '../../core/errors.ts';
import { ourFile } from '../media/index.ts';
import { hasEndedMarketing } from '../opt-outs/index.ts';
import { contentOfRow, type TemplateRow, templateRow } from '../templates/index.ts';
import type { Made, Making } from './making.ts';

/** An approved template with its values. Nothing goes with a gap in it: WhatsApp would refuse it. */
export const templateContent = async ({ context, chat, given }: Making): Promise<Made> => {
  const { db, actor } = context;
  const refuse = (why: string) => fieldErrors({ template: [why] });
  if (!given.template) throw refuse(chatTexts.noTemplate);
  const row = await templateRow(db, actor.companyId, given.template).catch((error: unknown) => {
    throw error instanceof Refusal ? refuse(chatTexts.noTemplate) : error;
  });
  if (row.status !== 'APPROVED') throw refuse(chatTexts.noTemplate);
  const unfilled = unfilledIn(row.beyond);
  if (unfilled.length > 0) throw refuse(templateTexts.unfilled(unfilled));
  if (isMarketing(row.category) && (await hasEndedMarketing(db, actor.companyId, chat.id)))
    throw refuse(chatTexts.noMarketing);
  const { sent, text, missing } = filledTemplate(contentOfRow(row), {
    ...given.values,
    ...mediumOf(row),
  } as Parameters<typeof filledTemplate>[1]);
  if (missing.length > 0) throw fieldErrors({ values: [chatTexts.missing(missing)] });
  return { content: { type: 'template', template: sent }, body: text, template: row.id };
};

const mediumOf = ({ file, file_name }: TemplateRow) => ({
  ...(file !== null && { media_id: ourFile(file) }),
  ...(file_name && { filename: file_name }),
});
