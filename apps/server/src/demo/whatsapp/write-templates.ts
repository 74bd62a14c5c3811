import { slotOf } from '@angan/contract/whatsapp/flat-template.ts';
import type pg from 'pg';
import { insertRows } from '../insert-rows.ts';
import type { MediumIds } from './media.ts';
import { daysAgo, ownSince, type Place } from './place.ts';
import { type DemoTemplate, metaIdOf, templateGroups } from './template-parts.ts';
import { demoTemplates, keptButtons } from './templates.ts';

/** The ids of the demo's templates. */
export type TemplateIds = ReadonlyMap<DemoTemplate, number>;

/** Templates with their groups, and the buttons that are kept to be used again. */
export const writeTemplates = async (client: pg.PoolClient, place: Place, media: MediumIds): Promise<TemplateIds> => {
  const groups = await insertRows(
    client,
    'whatsapp_template_group',
    templateGroups.map((group_name) => ({ ...ownSince(place, 60), group_name })),
  );
  const rows = demoTemplates.map((template) => ({
    ...rowOf(template, place, media),
    template_group: groups[templateGroups.indexOf(template.group)],
  }));
  const ids = await insertRows(client, 'whatsapp_template', rows);
  await insertRows(
    client,
    'whatsapp_template_exchange',
    demoTemplates.flatMap((template, at) =>
      template.meta ? [{ company_id: place.company_id, template: ids[at], synced_at: place.now, edits: [] }] : [],
    ),
    'template',
  );
  await insertRows(
    client,
    'whatsapp_button',
    keptButtons.map((button) => ({ ...ownSince(place, 45), ...slotOf(button) })),
  );
  return new Map(demoTemplates.map((template, at) => [template, ids[at]!]));
};

const rowOf = (template: DemoTemplate, place: Place, media: MediumIds) => {
  const {
    name,
    language,
    category,
    header,
    body,
    body_values,
    footer,
    buttons,
    sources = [],
    rejected,
    age,
  } = template;
  const isText = header.format === 'TEXT';
  return {
    ...ownSince(place, age + 7),
    last_updated: daysAgo(place, age),
    template_name: name,
    ...{ language, category, body, footer, buttons },
    status: template.status,
    quality: template.quality ?? null,
    header_format: header.format,
    header: isText ? header.text : '',
    header_variable: isText ? header.variable : '',
    header_variable_field: '',
    header_media: template.medium ? media[template.medium] : null,
    header_handle: '',
    body_variables: body_values,
    body_variable_fields: sources,
    waba_id: place.waba_id,
    waba_template_id: metaIdOf(template),
    rejected_reason: rejected?.reason ?? '',
    rejected_note: rejected?.note ?? '',
    refusal_title: '',
    refusal_message: '',
    previous_category: '',
    correct_category: '',
    beyond: [],
    submitted_at: template.meta ? daysAgo(place, age + 0.5) : null,
  };
};
