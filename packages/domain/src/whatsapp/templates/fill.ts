import { templateLimits } from './limits.ts';
import type { TemplateButton, TemplateCard, TemplateContent } from './types.ts';
import { fillVariables, lengthOf, variableCount, variablesIn } from './variables.ts';
import { metaLanguage, metaName } from './words.ts';

/** What goes into a template for one person. */
export interface TemplateValues extends MediumValue {
  /** Of the header's {{1}}. */
  readonly header?: string;
  /** Of a header that is a place on a map. */
  readonly location?: FilledPlace;
  /** Of {{1}}, {{2}} and so on. */
  readonly body?: readonly string[];
  /** What a dynamic address ends with, by the button's place from 0. */
  readonly url?: Readonly<Record<number, string>>;
  /** What a button copies, by its place from 0. */
  readonly code?: Readonly<Record<number, string>>;
  /** What comes back when a quick reply is tapped, by the button's place from 0; its label where nothing is given. */
  readonly payload?: Readonly<Record<number, string>>;
  /** Of the cards of a carousel, in their order. */
  readonly cards?: readonly CardValues[];
}
/** Meta's id of the header's medium, and how a document is named. */
interface MediumValue {
  readonly media_id?: string;
  readonly filename?: string;
}
export type CardValues = Pick<TemplateValues, 'body' | 'url' | 'media_id'>;

/** Degrees as text, which Meta reads. */
export interface FilledPlace {
  readonly latitude: string;
  readonly longitude: string;
  readonly name?: string;
  readonly address?: string;
}

type Medium = { id: string; filename?: string };
export type FilledParameter =
  | { type: 'text'; text: string }
  | { type: 'image'; image: Medium }
  | { type: 'video'; video: Medium }
  | { type: 'document'; document: Medium }
  | { type: 'location'; location: FilledPlace }
  | { type: 'coupon_code'; coupon_code: string }
  | { type: 'payload'; payload: string };
export type FilledPart =
  | { type: 'header' | 'body'; parameters: FilledParameter[] }
  | { type: 'button'; sub_type: string; index: string; parameters: FilledParameter[] }
  | { type: 'carousel'; cards: { card_index: number; components: FilledPart[] }[] };

export interface FilledTemplate {
  /** Meta's part of the message: `{ type: 'template', template: sent }`. */
  readonly sent: { name: string; language: { code: string }; components: FilledPart[] };
  /** As it is read: header, body and footer, for lists, search and the chat. */
  readonly text: string;
  readonly header: string;
  readonly body: string;
  /** What is missing, in words. Nothing may be sent unless it is empty: WhatsApp would refuse it. */
  readonly missing: readonly string[];
}

/** A value as Meta takes it: no new lines or tabs, and no more than four spaces in a row; else the message is refused. */
export const cleanValue = (value: string): string =>
  value
    .replaceAll(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replaceAll(/ {4,}/g, '   ')
    .trim();

/** A template with its values, both as Meta wants it and as it is read. */
export const filledTemplate = (template: TemplateContent, values: TemplateValues): FilledTemplate => {
  const missing: string[] = [];
  const components: FilledPart[] = [];
  const header = fillHeader(template, values, components, missing);
  const body = fillBody(template.body, values.body, components, (name) => missing.push(`A value for ${name}`));
  fillButtons(template.buttons, values, components, (what) => missing.push(what));
  const cards = fillCards(template.cards ?? [], values, missing);
  if (template.cards) components.push({ type: 'carousel', cards: cards.map(({ sent }) => sent) });
  return {
    sent: { name: metaName(template.name), language: { code: metaLanguage(template.language) }, components },
    text: [header, body, template.footer, cardLines(cards.map(({ text }) => text))]
      .filter((part) => part.trim() !== '')
      .join('\n'),
    header,
    body,
    missing,
  };
};

const asText = (text: string): FilledParameter => ({ type: 'text', text });

/** The header's text; '' for media and places. */
const fillHeader = (
  { header }: TemplateContent,
  values: TemplateValues,
  components: FilledPart[],
  missing: string[],
): string => {
  if (header.format === 'TEXT') {
    if (variablesIn(header.text).length === 0) return header.text;
    const value = cleanValue(values.header ?? '');
    if (value === '') missing.push('A value for the header’s {{1}}');
    else components.push({ type: 'header', parameters: [asText(value)] });
    return value === '' ? header.text : fillVariables(header.text, () => value);
  }
  if (header.format === 'LOCATION') {
    if (!values.location) missing.push('The header’s location');
    else components.push({ type: 'header', parameters: [{ type: 'location', location: values.location }] });
    return '';
  }
  // Asked for at every sending, though the template has a sample.
  if (!values.media_id) missing.push(`The header’s ${header.format.toLowerCase()}`);
  else components.push({ type: 'header', parameters: [medium(header.format, values.media_id, values.filename)] });
  return '';
};

const medium = (format: 'IMAGE' | 'VIDEO' | 'DOCUMENT', id: string, filename?: string): FilledParameter => {
  if (format === 'IMAGE') return { type: 'image', image: { id } };
  if (format === 'VIDEO') return { type: 'video', video: { id } };
  return { type: 'document', document: { id, ...(filename && { filename }) } };
};

/** Answers the text as it is read. `lacks` is told each variable without a value. */
const fillBody = (
  body: string,
  given: readonly string[] | undefined,
  components: FilledPart[],
  lacks: (name: string) => void,
): string => {
  const values = Array.from({ length: variableCount(body) }, (_, at) => {
    const value = cleanValue(given?.[at] ?? '');
    if (value === '') lacks(`{{${at + 1}}}`);
    return value;
  });
  if (values.length > 0) components.push({ type: 'body', parameters: values.map(asText) });
  return fillVariables(body, (name) => values[Number(name) - 1] || `{{${name}}}`);
};

const fillButtons = (
  buttons: readonly TemplateButton[],
  values: TemplateValues,
  components: FilledPart[],
  lacks: (what: string) => void,
): void => {
  for (const [at, button] of buttons.entries()) {
    const put = (sub_type: string, parameter: FilledParameter) =>
      components.push({ type: 'button', sub_type, index: String(at), parameters: [parameter] });
    if (button.type === 'Visit Website' && variablesIn(button.url).length > 0) {
      const suffix = cleanValue(values.url?.[at] ?? '');
      if (suffix === '') lacks(`The end of the address of '${button.text}'`);
      else put('url', asText(encodeURI(suffix)));
    }
    if (button.type === 'Copy Code') {
      const coupon_code = cleanValue(values.code?.[at] ?? '');
      if (coupon_code === '') lacks('The code to copy');
      else if (lengthOf(coupon_code) > templateLimits.code)
        lacks(`A code of at most ${templateLimits.code} characters`);
      else put('copy_code', { type: 'coupon_code', coupon_code });
    }
    const payload = button.type === 'Custom' ? values.payload?.[at] : undefined;
    if (payload) put('quick_reply', { type: 'payload', payload });
  }
};

/** Every card is sent, with its own picture or video, in the order of the template. */
const fillCards = (cards: readonly TemplateCard[], { cards: given }: TemplateValues, missing: string[]) =>
  cards.map(({ format, body, buttons }, card_index) => {
    const components: FilledPart[] = [];
    const values = given?.[card_index] ?? {};
    const lacks = (what: string) => void missing.push(`${what} of card ${card_index + 1}`);
    if (!values.media_id) lacks(`The ${format.toLowerCase()}`);
    else components.push({ type: 'header', parameters: [medium(format, values.media_id)] });
    const text = fillBody(body, values.body, components, (name) => lacks(`A value for ${name}`));
    fillButtons(buttons, values, components, lacks);
    return { sent: { card_index, components }, text };
  });

/** The texts of cards as they are read below the message's own: a line for each that has one, with its number. */
export const cardLines = (texts: readonly string[]): string =>
  texts.flatMap((text, at) => (text.trim() === '' ? [] : [`${at + 1}. ${text}`])).join('\n');
