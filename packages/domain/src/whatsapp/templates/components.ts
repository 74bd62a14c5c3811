import type { TemplateButton, TemplateContent, TemplateHeader } from './types.ts';
import { variableCount, variablesIn } from './variables.ts';
import { metaLanguage, metaName } from './words.ts';

/** Meta's shape of a template, as far as it is written or filled here (Cloud API, message_templates). */
export interface MetaComponent {
  readonly type: string;
  readonly format?: string;
  readonly text?: string;
  readonly example?: {
    readonly header_text?: string[];
    readonly header_handle?: string[];
    readonly body_text?: string[][];
  };
  readonly buttons?: MetaButton[];
  readonly cards?: readonly { readonly components: readonly MetaComponent[] }[];
}
export interface MetaButton {
  readonly type: string;
  readonly text?: string;
  readonly url?: string;
  readonly phone_number?: string;
  readonly ttl_minutes?: number;
  readonly example?: string | string[];
}
export interface MetaTemplateShape {
  readonly name: string;
  readonly language: string;
  readonly category: string;
  readonly components: readonly MetaComponent[];
  readonly parameter_format?: string | undefined;
  readonly cta_url_link_tracking_opted_out?: boolean | undefined;
}

export const minutesOfDay = 24 * 60;

/** A template as Meta wants it (section 5): parts that say nothing are left out. */
export const toMeta = (template: TemplateContent) => ({
  name: metaName(template.name),
  language: metaLanguage(template.language),
  category: template.category,
  components: componentsOf(template),
  ...(hasNoInsights(template) && { cta_url_link_tracking_opted_out: true }),
});

/** Meta counts clicks for a whole template: no more only where no button asks for it. */
const hasNoInsights = ({ buttons }: TemplateContent): boolean => {
  const websites = buttons.filter((button) => button.type === 'Visit Website');
  return websites.length > 0 && websites.every(({ insights }) => !insights);
};

export const componentsOf = ({ header, body, body_values, footer, buttons }: TemplateContent) => {
  const examples = body_values.slice(0, variableCount(body));
  const components: MetaComponent[] = [];
  const top = headerOf(header);
  if (top) components.push(top);
  components.push({
    type: 'BODY',
    text: body,
    ...(examples.some((value) => value !== '') && { example: { body_text: [[...examples]] } }),
  });
  if (footer.trim() !== '') components.push({ type: 'FOOTER', text: footer });
  if (buttons.length > 0) components.push({ type: 'BUTTONS', buttons: buttons.map(buttonOf) });
  return components;
};

const headerOf = (header: TemplateHeader): MetaComponent | undefined => {
  if (header.format === 'LOCATION') return { type: 'HEADER', format: 'LOCATION' };
  if (header.format !== 'TEXT')
    return { type: 'HEADER', format: header.format, example: { header_handle: [header.sample] } };
  if (header.text.trim() === '') return undefined;
  const example = variablesIn(header.text).length > 0 && header.variable !== '';
  return {
    type: 'HEADER',
    format: 'TEXT',
    text: header.text,
    ...(example && { example: { header_text: [header.variable] } }),
  };
};

const buttonOf = (button: TemplateButton): MetaButton => {
  const { text } = button;
  switch (button.type) {
    case 'Custom':
      return { type: 'QUICK_REPLY', text };
    case 'Visit Website':
      return {
        type: 'URL',
        text,
        url: button.url,
        ...(button.url_type === 'Dynamic' && { example: [button.sample_url] }),
      };
    case 'Call on WhatsApp':
      return { type: 'VOICE_CALL', text, ttl_minutes: button.days * minutesOfDay };
    case 'Call Phone Number':
      return { type: 'PHONE_NUMBER', text, phone_number: `+${button.country_code}${button.number}` };
    case 'Copy Code':
      return { type: 'COPY_CODE', text, example: [button.code] };
  }
};
