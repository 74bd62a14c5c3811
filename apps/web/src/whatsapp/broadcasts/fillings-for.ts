import type { Fillings } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { contentOf, type FlatContent } from '@angan/contract/whatsapp/flat-template.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import { broadcastSources, type Filling } from '@angan/domain/whatsapp/broadcasts.ts';
import { type TemplateContent, variableCount, variablesIn } from '@angan/domain/whatsapp/templates/index.ts';

export const contentOfTemplate = (template: WhatsappTemplate): TemplateContent => ({
  ...contentOf({ ...(template as unknown as FlatContent), header_sample: template.header_media ? 'sample' : '' }),
  buttons: template.buttons,
  cards: template.cards,
});

const sourceOf = (field: string): Filling['source'] => broadcastSources.find((source) => source === field) ?? '';

/** What fills a template at first: the fields that were chosen when it was written, with its examples behind names. */
export const fillingsFor = (template: WhatsappTemplate): Fillings => {
  const content = contentOfTemplate(template);
  const filling = (field: string, example: string): Filling => {
    const source = sourceOf(field);
    return { source, text: source === '' ? example : source === 'contact.name' ? 'there' : '' };
  };
  return {
    header:
      content.header.format === 'TEXT' && variablesIn(content.header.text).length > 0
        ? filling(template.header_variable_field, content.header.variable)
        : { source: '', text: '' },
    body: Array.from({ length: variableCount(content.body) }, (_, at) =>
      filling(
        String(template[`body_variable_${at + 1}_field` as keyof WhatsappTemplate] ?? ''),
        content.body_values[at] ?? '',
      ),
    ),
    url: content.buttons.map(() => ''),
    code: content.buttons.map(() => ''),
    medium: null,
    location: null,
    cards: template.cards.map((card) => ({
      medium: null,
      body: card.body_values.map((text) => ({ source: '', text })),
      url: card.buttons.map(() => ''),
    })),
  };
};
