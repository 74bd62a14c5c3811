import { callingCodeOf } from './calling-codes.ts';
import { type MetaButton, type MetaComponent, type MetaTemplateShape, minutesOfDay } from './components.ts';
import { templateLimits } from './limits.ts';
import type { TemplateButton, TemplateCard, TemplateCategory, TemplateContent, TemplateHeader } from './types.ts';
import { variableCount, variablesIn } from './variables.ts';
import { shownLanguage } from './words.ts';

export interface ReadTemplate {
  readonly content: TemplateContent;
  /** What Meta has of it that the editor does not hold, by the codes of `meta-parts.ts`, each once. */
  readonly beyond: readonly string[];
}

/** Names what is read and not held here. */
type Name = (code: string) => void;

/**
 * The way back: a template that Meta has as ours. Whatever is not held here is named, from every component, card and
 * button, so that no template is written back, copied or sent without it.
 */
export const fromMeta = (meta: MetaTemplateShape): ReadTemplate => {
  const beyond = new Set<string>();
  const name: Name = (code) => void beyond.add(code);
  if (meta.parameter_format?.toUpperCase() === 'NAMED') name('NAMED');
  const category = categoryOf(meta.category);
  // Their text is Meta's own, and what looks like an address holds the code.
  if (category === 'AUTHENTICATION') name('OTP');
  const parts = partsOf(meta.components, ['HEADER', 'BODY', 'FOOTER', 'BUTTONS', 'CAROUSEL'], name);
  const insights = meta.cta_url_link_tracking_opted_out !== true;
  const body = parts.get('BODY');
  const carousel = parts.get('CAROUSEL');
  if (carousel) name('CAROUSEL');
  const cards = (carousel?.cards ?? []).map(({ components }) => readCard(components, insights, name));
  const content: TemplateContent = {
    name: meta.name,
    language: shownLanguage(meta.language),
    category,
    header: readHeader(parts.get('HEADER'), name),
    body: body?.text ?? '',
    body_values: valuesOf(body),
    footer: parts.get('FOOTER')?.text ?? '',
    buttons: readButtons(parts.get('BUTTONS'), insights, name),
    ...(cards.length > 0 && { cards }),
  };
  if (content.buttons.length > templateLimits.buttons) name('MANY_BUTTONS');
  if ([content, ...cards].some((one) => variableCount(one.body) > templateLimits.bodyVariables)) name('MANY_VARIABLES');
  return { content, beyond: [...beyond] };
};

const categoryOf = (meta: string): TemplateCategory => {
  const category = meta.toUpperCase();
  return category === 'UTILITY' || category === 'AUTHENTICATION' ? category : 'MARKETING';
};

/** What is known of each component and of each button; anything else in them is named. */
const knownKeys = {
  HEADER: ['format', 'text', 'example'],
  BODY: ['text', 'example'],
  FOOTER: ['text'],
  BUTTONS: ['buttons'],
  CAROUSEL: ['cards'],
  button: ['text', 'url', 'phone_number', 'ttl_minutes', 'example'],
} as const;
/** Settings that only templates for one-time passwords have. */
const codeSettings = ['add_security_recommendation', 'code_expiration_minutes'];

const nameUnknownKeys = (part: object, kind: keyof typeof knownKeys, name: Name): void => {
  const known: readonly string[] = ['type', ...knownKeys[kind]];
  for (const [key, value] of Object.entries(part))
    if (!known.includes(key) && value !== null && value !== undefined && value !== false)
      name(codeSettings.includes(key) ? 'OTP' : 'SETTINGS');
};

type Kind = Exclude<keyof typeof knownKeys, 'button'>;

/** Components by kind. Meta writes kinds in both cases. */
const partsOf = (
  components: readonly MetaComponent[],
  kinds: readonly Kind[],
  name: Name,
): ReadonlyMap<Kind, MetaComponent> => {
  const parts = new Map<Kind, MetaComponent>();
  for (const component of components) {
    const type = String(component.type).toUpperCase();
    const kind = kinds.find((one) => one === type);
    if (!kind || parts.has(kind)) name(type);
    else {
      parts.set(kind, component);
      nameUnknownKeys(component, kind, name);
    }
  }
  return parts;
};

/** Examples of the body: a list in a list, of which one of Meta's pages shows the inner one alone. */
const valuesOf = (body: MetaComponent | undefined): string[] => {
  const given: readonly unknown[] = body?.example?.body_text ?? [];
  return (Array.isArray(given[0]) ? given[0] : given).map(String);
};

const noHeader: TemplateHeader = { format: 'TEXT', text: '', variable: '' };

const readHeader = (component: MetaComponent | undefined, name: Name): TemplateHeader => {
  if (!component) return noHeader;
  const { text = '', example } = component;
  const format = (component.format ?? '').toUpperCase();
  if (format === 'TEXT') return { format, text, variable: example?.header_text?.[0] ?? '' };
  if (format === 'IMAGE' || format === 'VIDEO' || format === 'DOCUMENT')
    return { format, sample: example?.header_handle?.[0] ?? '' };
  name(format || 'HEADER');
  return format === 'LOCATION' ? { format } : noHeader;
};

/** A card without picture or video is a product's. */
const readCard = (components: readonly MetaComponent[], insights: boolean, name: Name): TemplateCard => {
  const parts = partsOf(components, ['HEADER', 'BODY', 'BUTTONS'], name);
  const header = readHeader(parts.get('HEADER'), name);
  const isMedium = header.format === 'IMAGE' || header.format === 'VIDEO';
  if (!isMedium) name('PRODUCT');
  return {
    format: isMedium ? header.format : 'IMAGE',
    body: parts.get('BODY')?.text ?? '',
    body_values: valuesOf(parts.get('BODY')),
    buttons: readButtons(parts.get('BUTTONS'), insights, name),
  };
};

const readButtons = (component: MetaComponent | undefined, insights: boolean, name: Name): TemplateButton[] =>
  (component?.buttons ?? []).flatMap((button) => {
    nameUnknownKeys(button, 'button', name);
    const read = readButton(button, insights, name);
    return read ? [read] : [];
  });

/** What a button copies as a code for signing in, Meta lists as an address of its own. */
const codeAddress = /^https:\/\/(www\.)?whatsapp\.com\/otp\//i;

const readButton = (button: MetaButton, insights: boolean, name: Name): TemplateButton | undefined => {
  const { text = '', url = '', example } = button;
  const type = String(button.type).toUpperCase();
  const first = (Array.isArray(example) ? example[0] : example) ?? '';
  switch (type) {
    case 'QUICK_REPLY':
      return { type: 'Custom', text };
    case 'URL': {
      if (codeAddress.test(url)) name('OTP');
      const url_type = variablesIn(url).length > 0 ? 'Dynamic' : 'Static';
      return { type: 'Visit Website', text, url_type, url, sample_url: first, insights };
    }
    case 'VOICE_CALL': {
      const minutes = button.ttl_minutes ?? templateLimits.callDays.usual * minutesOfDay;
      return { type: 'Call on WhatsApp', text, days: Math.max(1, Math.round(minutes / minutesOfDay)) };
    }
    case 'PHONE_NUMBER': {
      const digits = (button.phone_number ?? '').replaceAll(/\D/g, '');
      const country_code = callingCodeOf(digits);
      return { type: 'Call Phone Number', text, country_code, number: digits.slice(country_code.length) };
    }
    case 'COPY_CODE':
      name(type);
      return { type: 'Copy Code', text: text || 'Copy offer code', code: first };
    default:
      name(type);
      return undefined;
  }
};
