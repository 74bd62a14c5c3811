import { callingCodeOf } from './calling-codes.ts';
import { templateLimits } from './limits.ts';
import type { TemplateButton, TemplateCategory, TemplateContent, TemplateHeader } from './types.ts';
import { variableCount, variablesIn } from './variables.ts';
import { metaLanguage, metaName, shownLanguage } from './words.ts';

/** Meta's shape of a template, as far as ours have it (Cloud API, message_templates). */
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

const minutesOfDay = 24 * 60;

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
  }
};

export interface ReadTemplate {
  readonly content: TemplateContent;
  /** What Meta has of it that cannot be shown or filled here, in words. Empty: all of it can. */
  readonly beyond: readonly string[];
}

/** The way back: a template that Meta has as ours. What is beyond ours is named and left out. */
export const fromMeta = (meta: MetaTemplateShape): ReadTemplate => {
  const part = (type: string) => meta.components.find((component) => component.type === type);
  const beyond: string[] = [];
  if (meta.parameter_format === 'NAMED') beyond.push('variables with names');
  const body = part('BODY');
  const insights = meta.cta_url_link_tracking_opted_out !== true;
  const buttons = (part('BUTTONS')?.buttons ?? []).flatMap((button) => {
    const read = readButton(button, insights);
    if (!read) beyond.push(`a button of type ${button.type}`);
    return read ? [read] : [];
  });
  if (buttons.length > templateLimits.buttons) beyond.push(`${buttons.length} buttons`);
  const content: TemplateContent = {
    name: meta.name,
    language: shownLanguage(meta.language),
    category: categoryOf(meta.category),
    header: readHeader(part('HEADER'), beyond),
    body: body?.text ?? '',
    body_values: body?.example?.body_text?.[0] ?? [],
    footer: part('FOOTER')?.text ?? '',
    buttons: buttons.slice(0, templateLimits.buttons),
  };
  if (variableCount(content.body) > templateLimits.bodyVariables) beyond.push('more than 15 variables');
  return { content, beyond };
};

const categoryOf = (meta: string): TemplateCategory =>
  meta === 'UTILITY' || meta === 'AUTHENTICATION' ? meta : 'MARKETING';

const noHeader: TemplateHeader = { format: 'TEXT', text: '', variable: '' };

const readHeader = (component: MetaComponent | undefined, beyond: string[]): TemplateHeader => {
  if (!component) return noHeader;
  const { format, text = '', example } = component;
  if (format === 'TEXT') return { format, text, variable: example?.header_text?.[0] ?? '' };
  if (format === 'IMAGE' || format === 'VIDEO' || format === 'DOCUMENT')
    return { format, sample: example?.header_handle?.[0] ?? '' };
  beyond.push(`a header of type ${format ?? 'unknown'}`);
  return noHeader;
};

const readButton = (button: MetaButton, insights: boolean): TemplateButton | undefined => {
  const { text = '', url = '', example } = button;
  switch (button.type) {
    case 'QUICK_REPLY':
      return { type: 'Custom', text };
    case 'URL': {
      const sample_url = (Array.isArray(example) ? example[0] : example) ?? '';
      const url_type = variablesIn(url).length > 0 ? 'Dynamic' : 'Static';
      return { type: 'Visit Website', text, url_type, url, sample_url, insights };
    }
    case 'VOICE_CALL':
      return {
        type: 'Call on WhatsApp',
        text,
        days: Math.max(
          1,
          Math.round((button.ttl_minutes ?? templateLimits.callDays.usual * minutesOfDay) / minutesOfDay),
        ),
      };
    case 'PHONE_NUMBER': {
      const digits = (button.phone_number ?? '').replaceAll(/\D/g, '');
      const country_code = callingCodeOf(digits);
      return { type: 'Call Phone Number', text, country_code, number: digits.slice(country_code.length) };
    }
    default:
      return undefined;
  }
};
