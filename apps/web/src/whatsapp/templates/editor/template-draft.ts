import { contentOf, type FlatContent, flatOf, flatShown } from '@angan/contract/whatsapp/flat-template.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import type { TemplateContent } from '@angan/domain/whatsapp/templates/index.ts';

/** What is typed of a template, by the fields of section 3.1. A chosen file is not among them: it outlives no reload. */
const own = [
  'template_name',
  'template_group',
  'language',
  'category',
  'header_format',
  'header',
  'header_variable',
  'header_variable_field',
  'header_media',
  'body',
  'footer',
] as const;
type Own = (typeof own)[number];
export type TemplateDraft = Pick<WhatsappTemplate, Own | (keyof typeof flatShown & keyof WhatsappTemplate)>;
export type DraftField = keyof TemplateDraft;

const fields = [...own, ...(Object.keys(flatShown) as (keyof typeof flatShown)[])] as DraftField[];

export const emptyDraft: TemplateDraft = {
  template_name: '',
  template_group: null,
  language: 'en',
  category: 'MARKETING',
  header_format: 'TEXT',
  header: '',
  header_variable: '',
  header_variable_field: '',
  header_media: null,
  body: '',
  footer: '',
  ...flatOf([], [], []),
};

export const draftOf = (template: WhatsappTemplate): TemplateDraft =>
  Object.fromEntries(fields.map((field) => [field, template[field]])) as unknown as TemplateDraft;

/** The fields that are not as they were; a save sends nothing else. */
export const changesOf = (draft: TemplateDraft, before: TemplateDraft): Partial<TemplateDraft> =>
  Object.fromEntries(fields.filter((field) => draft[field] !== before[field]).map((field) => [field, draft[field]]));

/** The draft as rules and preview read it. `hasSample`: a file is chosen that is not saved yet. */
export const contentOfDraft = (draft: TemplateDraft, hasSample: boolean): TemplateContent =>
  contentOf({
    ...(draft as unknown as FlatContent),
    header_sample: hasSample || draft.header_media !== null ? 'sample' : '',
  });
