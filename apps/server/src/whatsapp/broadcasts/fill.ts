import type { Fillings } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { broadcastTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import { type BroadcastFacts, type Filling, valueFor } from '@angan/domain/whatsapp/broadcasts.ts';
import {
  type FilledTemplate,
  filledTemplate,
  type TemplateContent,
  variableCount,
  variablesIn,
} from '@angan/domain/whatsapp/templates/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { chosenMedia, ourFile } from '../media/index.ts';
import { placeOf } from '../templates/place-of.ts';
import { contentOfRow, type TemplateRow } from '../templates/template-row.ts';

type CardMedia = readonly (string | undefined)[];
export interface Mould {
  readonly content: TemplateContent;
  readonly fillings: Fillings;
  readonly media: { readonly media_id?: string; readonly filename?: string };
  /** The file of ours that stands above the message, and those of its cards as messages name them. */
  readonly file: number | undefined;
  readonly cards: CardMedia;
}

/** The template with all that is the same for everybody. */
export const mouldOf = async (db: Kysely<DB>, row: TemplateRow, fillings: Fillings): Promise<Mould> => {
  const content = contentOfRow(row);
  const find = await chosenMedia(db, row.company_id, [fillings.medium, ...fillings.cards.map((card) => card.medium)]);
  const chosen = 'sample' in content.header ? find(fillings.medium, content.header.format) : undefined;
  // What Meta did not take once it will not take at the sending either.
  const own = row.file !== null && row.media_status === 'active' ? row.file : undefined;
  const file = chosen?.file ?? own;
  return {
    content,
    fillings,
    media: {
      media_id: file === undefined ? '' : ourFile(file),
      ...(row.header_format === 'DOCUMENT' && { filename: chosen?.filename ?? row.file_name ?? '' }),
    },
    file,
    cards: (content.cards ?? []).map(({ format }, at) => find(fillings.cards[at]?.medium, format)?.media_id),
  };
};

const nothing: Filling = { source: '', text: '' };

/** The message for one person. */
export const fillFor = ({ content, fillings, media, cards }: Mould, facts: BroadcastFacts): FilledTemplate =>
  filledTemplate(content, {
    header: valueFor(fillings.header, facts),
    ...textsFor(content.body, fillings, facts),
    code: byPlace(fillings.code),
    ...placeOf(fillings.location),
    ...media,
    cards: (content.cards ?? []).map(({ body }, at) => ({
      ...textsFor(body, fillings.cards[at], facts),
      ...(cards[at] !== undefined && { media_id: cards[at] }),
    })),
  });

const byPlace = (values: readonly string[]) => Object.fromEntries(values.map((value, at) => [at, value]));

/** The variables of a body and the ends of its addresses, of a message or of one of its cards. */
const textsFor = (
  body: string,
  given: { readonly body: readonly Filling[]; readonly url: readonly string[] } | undefined,
  facts: BroadcastFacts,
) => ({
  body: Array.from({ length: variableCount(body) }, (_, at) => valueFor(given?.body[at] ?? nothing, facts)),
  url: byPlace(given?.url ?? []),
});

/** What is still to be said before the template can go to everybody: each field may be empty for somebody. */
export const missingIn = (mould: Mould): string[] => {
  const { content, fillings, media } = mould;
  const missing: string[] = [];
  const { header, body, buttons } = content;
  if ('sample' in header && !media.media_id) missing.push(broadcastTexts.noMedia);
  if (header.format === 'LOCATION' && !fillings.location) missing.push(broadcastTexts.noPlace);
  if (header.format === 'TEXT' && variablesIn(header.text).length > 0 && !valueFor(fillings.header, {}))
    missing.push(broadcastTexts.noFilling('the header’s {{1}}'));
  for (let at = 0; at < variableCount(body); at++)
    if (!valueFor(fillings.body[at] ?? nothing, {})) missing.push(broadcastTexts.noFilling(`{{${at + 1}}}`));
  for (const [at, button] of buttons.entries())
    if (button.type === 'Visit Website' && variablesIn(button.url).length > 0 && !fillings.url[at])
      missing.push(broadcastTexts.noFilling(`the end of the address of ‘${button.text}’`));
  // What is left is of codes and cards, which have no texts of the broadcast's own.
  if (missing.length === 0) missing.push(...fillFor(mould, {}).missing.map(broadcastTexts.lacks));
  return missing;
};

/** What is the same for all: who sends, and for which office. */
export const officeFacts = async (
  db: Kysely<DB>,
  companyId: number,
  userId: number | null,
): Promise<BroadcastFacts> => {
  const { rows } = await sql<{ user: string; company: string }>`
    select coalesce((select trim(first_name || ' ' || last_name) from app_user where company_id = ${companyId} and id = ${userId}), '') as user,
        company_name as company from company where id = ${companyId}`.execute(db);
  return { 'user.name': rows[0]?.user ?? '', 'company.name': rows[0]?.company ?? '' };
};
