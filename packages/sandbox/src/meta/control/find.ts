import { z } from 'zod';
import type { Meta } from '../meta.ts';
import type { Customer, Message, PhoneNumber, Template, Waba } from '../state.ts';
import { isRecord } from '../templates/refuse.ts';
import { type Outline, templateOutline } from './template-outline.ts';

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

const empty: Outline = { header: '', body: '', footer: '', replies: [], links: [], list: '', cards: [] };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textIn = (part: unknown): string => (isRecord(part) ? text(part.text) : '');

/** Draws a message that the business sent from what it was sent with. */
export function outline(message: Message): Outline {
  if (message.template) return { ...empty, ...templateOutline(message) };
  if (message.type === 'interactive') return interactiveOutline(message.content);
  return empty;
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
    cards: [],
  };
}
