import { type Html, html } from '../../page/html.ts';

export type Query = Record<string, string | undefined>;

export const VIEWS = { phone: 'Phone', templates: 'Templates', log: 'Log', switches: 'Switches' } as const;
export type View = keyof typeof VIEWS;

export const viewOf = (query: Query): View =>
  (Object.keys(VIEWS) as View[]).find((view) => view === query.view) ?? (query.who ? 'phone' : 'templates');

/** The address of this page with something else chosen. */
export function to(query: Query, change: Query): string {
  const { who, view, number } = query;
  const chosen = Object.entries({ room: 'meta', who, view, number, ...change }).filter(([, value]) => value);
  return `/?${new URLSearchParams(chosen as [string, string][])}`;
}

/** A form that does one thing; `live.js` sends it without leaving the page. */
export const doing = (what: string, fields: Record<string, string | number>, inner: Html, className = ''): Html =>
  html`<form method="post" action="/_meta/do" enctype="multipart/form-data" class="${className}"><input type="hidden" name="do" value="${what}">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${inner}</form>`;

/** A button that does one thing. */
export const button = (
  what: string,
  fields: Record<string, string | number>,
  label: Html | string,
  className = '',
): Html => doing(what, fields, html`<button class="${className}">${label}</button>`);

/** 919824011768 as people in India write it: 98240 11768. */
export const mobile = (digits: string): string =>
  digits.replace(/^91(?=\d{10}$)/, '').replace(/^(\d{5})(\d{5})$/, '$1 $2');

const clock = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });
export const timeOf = (at: number): string => clock.format(at).toUpperCase();
export const dayOf = (at: number): string => day.format(at);
