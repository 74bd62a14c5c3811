import { type Html, html } from './html.ts';

const clock = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });

/** Today the time, before that the date, as an office in India reads them. */
export function when(iso: string, now = new Date()): Html {
  const at = new Date(iso);
  const today = day.format(at) === day.format(now);
  return html`<time datetime="${iso}">${today ? clock.format(at).toUpperCase() : day.format(at)}</time>`;
}
