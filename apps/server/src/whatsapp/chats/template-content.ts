import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { TemplateValuesInput } from '@angan/contract/whatsapp/messages.ts';
import { isMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { type CardValues, filledTemplate, type TemplateValues } from '@angan/domain/whatsapp/templates/index.ts';
import { fieldErrors, Refusal } from '../../core/errors.ts';
import { type ChosenMedium, chosenMedia, ourFile } from '../media/index.ts';
import { hasEndedMarketing } from '../opt-outs/index.ts';
import { contentOfRow, type TemplateRow, templateRow } from '../templates/index.ts';
import { placeOf } from '../templates/place-of.ts';
import { whyUnsendable } from '../templates/why-unsendable.ts';
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
  const unsendable = whyUnsendable(row.beyond);
  if (unsendable) throw refuse(unsendable);
  if (isMarketing(row.category) && (await hasEndedMarketing(db, actor.companyId, chat.id)))
    throw refuse(chatTexts.noMarketing);
  const content = contentOfRow(row);
  const values: TemplateValuesInput = given.values ?? {};
  const find = await chosenMedia(db, actor.companyId, [
    values.medium,
    ...(values.cards ?? []).map((one) => one.medium),
  ]);
  const medium = 'sample' in content.header ? (find(values.medium, content.header.format) ?? mediumOf(row)) : undefined;
  const { sent, text, missing } = filledTemplate(content, {
    ...(values as TemplateValues),
    ...placeOf(values.location),
    ...(medium && { media_id: medium.media_id, filename: medium.filename }),
    cards: (content.cards ?? []).map(({ format }, at) => {
      const card = values.cards?.[at];
      const own = find(card?.medium, format);
      return { ...(card as CardValues), ...(own && { media_id: own.media_id }) };
    }),
  });
  if (missing.length > 0) throw fieldErrors({ values: [chatTexts.missing(missing)] });
  return { content: { type: 'template', template: sent }, body: text, template: row.id, shows: medium?.file };
};

/** The template's own, where nothing else was chosen. */
const mediumOf = ({ file, file_name }: TemplateRow): ChosenMedium | undefined =>
  file === null ? undefined : { file, media_id: ourFile(file), filename: file_name ?? '' };
