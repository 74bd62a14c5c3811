import type { TemplateContent } from './types.ts';
import { fillVariables, variableCount, variablesIn } from './variables.ts';
import { metaLanguage, metaName } from './words.ts';

/** What goes into a template for one person. */
export interface TemplateValues {
  /** Of the header's {{1}}. */
  readonly header?: string;
  /** Of {{1}}, {{2}} and so on. */
  readonly body?: readonly string[];
  /** What a dynamic address ends with, by the button's place from 0. */
  readonly url?: Readonly<Record<number, string>>;
  /** What comes back when a quick reply is tapped, by the button's place from 0; its label where nothing is given. */
  readonly payload?: Readonly<Record<number, string>>;
  /** Meta's id of the header's medium, and how a document is named. */
  readonly media_id?: string;
  readonly filename?: string;
}

type Medium = { id: string; filename?: string };
export type FilledParameter =
  | { type: 'text'; text: string }
  | { type: 'image'; image: Medium }
  | { type: 'video'; video: Medium }
  | { type: 'document'; document: Medium }
  | { type: 'payload'; payload: string };
export type FilledPart =
  | { type: 'header' | 'body'; parameters: FilledParameter[] }
  | { type: 'button'; sub_type: string; index: string; parameters: FilledParameter[] };

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
  const bodyValues = Array.from({ length: variableCount(template.body) }, (_, at) => {
    const value = cleanValue(values.body?.[at] ?? '');
    if (value === '') missing.push(`A value for {{${at + 1}}}`);
    return value;
  });

  const header = fillHeader(template, values, components, missing);
  if (bodyValues.length > 0) components.push({ type: 'body', parameters: bodyValues.map(asText) });
  fillButtons(template, values, components, missing);
  const body = fillVariables(template.body, (name) => bodyValues[Number(name) - 1] || `{{${name}}}`);
  return {
    sent: { name: metaName(template.name), language: { code: metaLanguage(template.language) }, components },
    text: [header, body, template.footer].filter((part) => part.trim() !== '').join('\n'),
    header,
    body,
    missing,
  };
};

const asText = (text: string): FilledParameter => ({ type: 'text', text });

/** The header's text; '' for media. */
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

const fillButtons = (
  { buttons }: TemplateContent,
  values: TemplateValues,
  components: FilledPart[],
  missing: string[],
): void => {
  for (const [at, button] of buttons.entries()) {
    const index = String(at);
    if (button.type === 'Visit Website' && variablesIn(button.url).length > 0) {
      const suffix = (values.url?.[at] ?? '').trim();
      if (suffix === '') missing.push(`The end of the address of '${button.text}'`);
      else
        components.push({
          type: 'button',
          sub_type: 'url',
          index,
          parameters: [asText(encodeURI(cleanValue(suffix)))],
        });
    }
    const payload = button.type === 'Custom' ? values.payload?.[at] : undefined;
    if (payload)
      components.push({ type: 'button', sub_type: 'quick_reply', index, parameters: [{ type: 'payload', payload }] });
  }
};
