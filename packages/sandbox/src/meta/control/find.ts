import { z } from 'zod';
import type { Meta } from '../meta.ts';
import type { Customer, Message, PhoneNumber, Template, Waba } from '../state.ts';
import { buttonsOf, filled, partOf, variablesOf } from '../templates/model.ts';
import { isRecord, upper } from '../templates/refuse.ts';

/** What is not there: HTTP 404 of the control API. */
export const missing = (what: string): Error => Object.assign(new Error(`There is no ${what}.`), { statusCode: 404 });

const who = z.object({ who: z.string() });

/** A person by digits or user id; `make` makes one of digits that nobody has yet. */
export function customerAt(meta: Meta, params: unknown, make = false): Customer {
  const key = decodeURIComponent(who.parse(params).who).replace(/^\+/, '');
  const found = meta.customers.find(key) ?? (make && /^\d{6,15}$/.test(key) ? meta.customers.at(key) : undefined);
  if (!found) throw missing(`customer ${key}`);
  return found;
}

/** A number by id or digits; the first where none is named. */
export function numberAt(meta: Meta, key: string | undefined): PhoneNumber {
  const numbers = [...meta.numbers.values()];
  const found = key === undefined ? numbers[0] : numbers.find(({ id, digits }) => id === key || digits === key);
  if (!found) throw missing(`number ${key}`);
  return found;
}

export function wabaAt(meta: Meta, key: string | undefined): Waba {
  const found = key === undefined ? [...meta.wabas.values()][0] : meta.wabas.get(key);
  if (!found) throw missing(`account ${key}`);
  return found;
}

export function templateAt(meta: Meta, params: unknown): Template {
  const { id } = z.object({ id: z.string() }).parse(params);
  const found = meta.templates.byId.get(id);
  if (!found) throw missing(`template ${id}`);
  return found;
}

/** A message as its reader sees it: texts filled in, and what can be tapped. */
export interface Outline {
  header: string;
  body: string;
  footer: string;
  replies: { index: number; title: string; id: string; description?: string }[];
  links: { title: string; kind: string; target: string }[];
  list: string;
}

const empty: Outline = { header: '', body: '', footer: '', replies: [], links: [], list: '' };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textIn = (part: unknown): string => (isRecord(part) ? text(part.text) : '');

/** Draws a message that the business sent from what it was sent with. */
export function outline(message: Message): Outline {
  if (message.template) return templateOutline(message);
  if (message.type === 'interactive') return interactiveOutline(message.content);
  return empty;
}

function templateOutline({ content, template }: Message): Outline {
  const { components } = template!;
  const given = Array.isArray(content.components) ? content.components.filter(isRecord) : [];
  const parameters = (component: Record<string, unknown> | undefined): Record<string, unknown>[] =>
    Array.isArray(component?.parameters) ? component.parameters.filter(isRecord) : [];
  const fill = (type: 'HEADER' | 'BODY'): string => {
    const written = partOf(components, type)?.text ?? '';
    const values = parameters(given.find((one) => upper(one.type) === type));
    const names = [...new Set(variablesOf(written))].sort((a, b) => Number(a) - Number(b));
    const parameterOf = (name: string) =>
      values.find((one) => one.parameter_name === name) ?? values[names.indexOf(name)];
    return filled(written, (name) => text(parameterOf(name)?.text) || `{{${name}}}`);
  };
  const buttons = buttonsOf(components).map((button, index) => {
    const component = given.find((one) => upper(one.type) === 'BUTTON' && Number(one.index) === index);
    return { ...button, index, parameter: parameters(component)[0] };
  });
  return {
    ...empty,
    header: fill('HEADER'),
    body: fill('BODY'),
    footer: partOf(components, 'FOOTER')?.text ?? '',
    replies: buttons
      .filter(({ type }) => type === 'QUICK_REPLY')
      .map(({ index, text: title, parameter }) => ({
        index,
        title: title ?? '',
        id: text(parameter?.payload) || (title ?? ''),
      })),
    links: buttons
      .filter(({ type }) => type !== 'QUICK_REPLY')
      .map(({ type, text: title, url, phone_number, parameter }) => ({
        title: title ?? '',
        kind: type,
        target: url ? filled(url, () => text(parameter?.text)) : (phone_number ?? text(parameter?.coupon_code)),
      })),
  };
}

function interactiveOutline(content: Record<string, unknown>): Outline {
  const action = isRecord(content.action) ? content.action : {};
  const replies = (Array.isArray(action.buttons) ? action.buttons : []).filter(isRecord).map((one) => one.reply);
  const rows = (Array.isArray(action.sections) ? action.sections : [])
    .filter(isRecord)
    .flatMap(({ rows }) => (Array.isArray(rows) ? rows : []));
  const parameters = isRecord(action.parameters) ? action.parameters : {};
  return {
    header: textIn(content.header),
    body: textIn(content.body),
    footer: textIn(content.footer),
    replies: [...replies, ...rows].filter(isRecord).map((one, index) => ({
      index,
      title: text(one.title),
      id: text(one.id),
      ...(text(one.description) && { description: text(one.description) }),
    })),
    links: action.parameters
      ? [{ title: text(parameters.display_text) || 'Call', kind: text(action.name), target: text(parameters.url) }]
      : [],
    list: text(action.button),
  };
}
