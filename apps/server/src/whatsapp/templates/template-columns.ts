import { buttonsOf, type FlatContent, fieldsOf, valuesOf } from '@angan/contract/whatsapp/flat-template.ts';
import type { TemplateContent } from '@angan/domain/whatsapp/templates/index.ts';

/** The columns that hold what a template says, from its flat fields. */
export const columnsOf = (flat: FlatContent) => ({
  template_name: flat.template_name,
  language: flat.language,
  category: flat.category,
  header_format: flat.header_format,
  header: flat.header,
  header_variable: flat.header_variable,
  body: flat.body,
  body_variables: valuesOf(flat),
  body_variable_fields: fieldsOf(flat) as string[],
  footer: flat.footer,
  buttons: JSON.stringify(buttonsOf(flat)),
});

/** The same from what Meta has; what we alone know, the source of each variable, is not among them. */
export const columnsOfContent = (content: TemplateContent) => ({
  template_name: content.name,
  language: content.language,
  category: content.category,
  header_format: content.header.format,
  header: content.header.format === 'TEXT' ? content.header.text : '',
  header_variable: content.header.format === 'TEXT' ? content.header.variable : '',
  body: content.body,
  body_variables: [...content.body_values],
  footer: content.footer,
  buttons: content.buttons,
  cards: content.cards ?? [],
});
