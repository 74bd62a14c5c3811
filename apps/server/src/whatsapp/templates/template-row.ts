import { contentOf, flatOf } from '@angan/contract/whatsapp/flat-template.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import {
  editRefusal,
  partWords,
  rejectionOf,
  type TemplateButton,
  type TemplateCard,
  type TemplateContent,
  type TemplateStatus,
  unfilledIn,
  unreadPart,
} from '@angan/domain/whatsapp/templates/index.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { notFound } from '../../core/errors.ts';
import { idAtMeta } from '../media/index.ts';
import { goneAtMeta } from './gone-at-meta.ts';

/** Templates of a company with what is shown of their group, medium and exchange with Meta. */
export const templateRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('whatsapp_template as t')
    .leftJoin('whatsapp_template_group as g', (join) =>
      join.onRef('g.company_id', '=', 't.company_id').onRef('g.id', '=', 't.template_group'),
    )
    .leftJoin('whatsapp_media as m', (join) =>
      join.onRef('m.company_id', '=', 't.company_id').onRef('m.id', '=', 't.header_media'),
    )
    .leftJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'm.company_id').onRef('f.id', '=', 'm.file'),
    )
    .leftJoin('whatsapp_template_exchange as x', (join) =>
      join.onRef('x.company_id', '=', 't.company_id').onRef('x.template', '=', 't.id'),
    )
    .selectAll('t')
    .select([
      'g.group_name',
      'm.file',
      idAtMeta('m.file').as('media_id'),
      'm.status as media_status',
      'm.file_type as media_type',
      'f.name as file_name',
      'f.bytes as file_bytes',
      'f.content_type as file_content_type',
      'f.store_key',
      'x.synced_at',
      sql<number[]>`array(select (extract(epoch from e) * 1000)::bigint from unnest(x.edits) e)`.as('edits'),
    ])
    .where('t.company_id', '=', companyId);
export type TemplateRow = Awaited<ReturnType<ReturnType<typeof templateRows>['execute']>>[number];

export const templateRow = async (db: Kysely<DB>, companyId: number, id: number): Promise<TemplateRow> => {
  const row = await templateRows(db, companyId).where('t.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

export const buttonsIn = (row: Pick<TemplateRow, 'buttons'>) => row.buttons as unknown as TemplateButton[];

/** The flat fields of a stored template. */
export const flatRow = (row: TemplateRow) => ({
  template_name: row.template_name,
  language: row.language,
  category: row.category,
  header_format: row.header_format,
  header: row.header,
  header_variable: row.header_variable,
  header_sample: row.header_media === null ? '' : String(row.header_media),
  body: row.body,
  footer: row.footer,
  ...flatOf(row.body_variables, row.body_variable_fields, buttonsIn(row)),
});

/** A stored template as rules, Meta and senders read it. */
export const contentOfRow = (row: TemplateRow): TemplateContent => {
  const cards = row.cards as unknown as TemplateCard[];
  // The flat fields have three slots, and none for a code to be copied.
  return { ...contentOf(flatRow(row)), buttons: buttonsIn(row), ...(cards.length > 0 && { cards }) };
};

export const showTemplate = (row: TemplateRow, { services, actor }: Context): WhatsappTemplate => {
  const rejection = row.status === 'REJECTED' ? rejectionOf(row.rejected_reason) : null;
  const { header_sample, ...flat } = flatRow(row);
  return {
    ...(row as unknown as WhatsappTemplate),
    ...flat,
    category: row.category as WhatsappTemplate['category'],
    header_format: row.header_format as WhatsappTemplate['header_format'],
    header_media_sample: row.file === null ? null : services.links.link(actor, row.file),
    header_media_name: row.file_name ?? '',
    header_media_bytes: row.file_bytes ?? 0,
    media_id: row.media_id ?? '',
    rejected_what: rejection?.what ?? '',
    rejected_change:
      row.rejected_reason === goneAtMeta ? templateTexts.goneAtMeta : row.rejected_note || (rejection?.change ?? ''),
    beyond: row.beyond.map(partWords),
    unfilled: unfilledIn(row.beyond),
    is_unread: row.beyond.includes(unreadPart),
    buttons: buttonsIn(row),
    cards: row.cards as unknown as WhatsappTemplate['cards'],
    edit_refusal: editRefusal(row.status as TemplateStatus, row.edits, services.now().getTime()) ?? '',
    last_synced_at: row.synced_at as unknown as string | null,
  };
};
