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
import { ourFile } from '../media/index.ts';
import { contentOfRow, type TemplateRow } from '../templates/template-row.ts';

export interface Mould {
  readonly content: TemplateContent;
  readonly fillings: Fillings;
  readonly media: { readonly media_id?: string; readonly filename?: string };
}

export const mouldOf = (row: TemplateRow, fillings: Fillings): Mould => ({
  content: contentOfRow(row),
  fillings,
  media: {
    // What Meta did not take once it will not take at the sending either.
    media_id: row.file !== null && row.media_status === 'active' ? ourFile(row.file) : '',
    ...(row.header_format === 'DOCUMENT' && { filename: row.file_name ?? '' }),
  },
});

const nothing: Filling = { source: '', text: '' };

/** The message for one person. */
export const fillFor = ({ content, fillings, media }: Mould, facts: BroadcastFacts): FilledTemplate =>
  filledTemplate(content, {
    header: valueFor(fillings.header, facts),
    body: Array.from({ length: variableCount(content.body) }, (_, at) => valueFor(fillings.body[at] ?? nothing, facts)),
    url: Object.fromEntries(fillings.url.map((end, at) => [at, end])),
    ...media,
  });

/** What is still to be said before the template can go to everybody: each field may be empty for somebody. */
export const missingIn = ({ content, fillings, media }: Mould): string[] => {
  const missing: string[] = [];
  const { header, body, buttons } = content;
  if (header.format !== 'TEXT' && !media.media_id) missing.push(broadcastTexts.noMedia);
  if (header.format === 'TEXT' && variablesIn(header.text).length > 0 && !valueFor(fillings.header, {}))
    missing.push(broadcastTexts.noFilling('the header’s {{1}}'));
  for (let at = 0; at < variableCount(body); at++)
    if (!valueFor(fillings.body[at] ?? nothing, {})) missing.push(broadcastTexts.noFilling(`{{${at + 1}}}`));
  for (const [at, button] of buttons.entries())
    if (button.type === 'Visit Website' && variablesIn(button.url).length > 0 && !fillings.url[at])
      missing.push(broadcastTexts.noFilling(`the end of the address of ‘${button.text}’`));
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
