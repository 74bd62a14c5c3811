import { createHmac } from 'node:crypto';

/** One update that waits to be told, already written as JSON, so that a batch is only joined together. */
export interface Update {
  /** What it is about: Meta's word for the kind of its owner. One POST is about one. */
  object: 'whatsapp_business_account' | 'page';
  /** The account or the page. */
  waba: string;
  field: string;
  /** Seconds; account and template updates carry it in their entry. */
  time: number;
  /** A status and a message are lists' items, a value is all that a change holds. */
  kind: 'status' | 'message' | 'value';
  json: string;
  /** The person beside a status or message, as JSON. */
  contact: string | null;
  /** `messaging_product` and `metadata` of the number, as JSON members. All three are escaped already. */
  head: string;
}

const OUTSIDE_ASCII = /[\u0080-\uffff]/g;

/** As Meta writes JSON: everything outside ASCII as \uXXXX, so that only the raw bytes match the signature. */
export const escaped = (json: string): string =>
  json.replace(OUTSIDE_ASCII, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const signature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const unique = (contacts: (string | null)[]): string => [...new Set(contacts.filter((one) => one !== null))].join(',');

/** A change for a run of updates of one kind about one number. */
function change(run: readonly Update[]): string {
  const [first] = run as [Update];
  if (first.kind === 'value') return `{"value":${first.json},"field":"${first.field}"}`;
  const contacts = unique(run.map(({ contact }) => contact));
  const people = contacts && `"contacts":[${contacts}],`;
  const items = run.map(({ json }) => json).join(',');
  const list = first.kind === 'status' ? 'statuses' : 'messages';
  return `{"value":{${first.head},${people}"${list}":[${items}]},"field":"${first.field}"}`;
}

/** The body of a POST with these updates in their order: what belongs together shares an entry and a change. */
export function bodyOf(updates: readonly Update[]): string {
  const entries = runs(updates, (a, b) => a.waba === b.waba && (a.kind === 'value') === (b.kind === 'value')).map(
    (entry) => {
      const changes = runs(entry, (a, b) => a.kind !== 'value' && a.kind === b.kind && a.head === b.head).map(change);
      const [first] = entry as [Update];
      const time = first.kind === 'value' ? `"time":${first.time},` : '';
      return `{"id":"${first.waba}",${time}"changes":[${changes.join(',')}]}`;
    },
  );
  return `{"object":"${updates[0]!.object}","entry":[${entries.join(',')}]}`;
}

function runs<Item>(items: readonly Item[], together: (a: Item, b: Item) => boolean): Item[][] {
  const found: Item[][] = [];
  for (const item of items) {
    const run = found.at(-1);
    if (run && together(run[0]!, item)) run.push(item);
    else found.push([item]);
  }
  return found;
}
