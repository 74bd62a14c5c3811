import { setTimeout as pause } from 'node:timers/promises';
import { workbookOf } from '../../apps/server/test/workbooks.ts';
import type { Browser } from './client.ts';

const upload = (field: string, name: string, content: Buffer | string, more: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(more)) form.set(key, value);
  form.set(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
};

/** Texts that made, or would make, a careless reader, matcher or database stumble. */
const texts = [
  '(1  1  1  1  1  1  1  1  1  x'.repeat(60),
  `${'a'.repeat(900)}@${'a.'.repeat(400)}`,
  '9'.repeat(1900),
  '9 8 2 4 '.repeat(220),
  '\ud83d cut in the middle',
  'half a sign \udc00',
  'a \u0000 in the middle',
  '\u202e98240\u200b11768\ufeff',
  '९८२४०११७६८ ૯૮૨૪૦૧૧૭૬૮ ９８２４０１１７６８',
  `${'<'.repeat(900)}${'{{'.repeat(400)}`,
  `${'%_\\'.repeat(500)}`,
  "'; drop table contact; --",
];
const numbers = ['1.5', '1e30', '-1', '1e15', 'NaN', '999999999999999999999', '٣', '0x10', ''];
const fields = ['page', 'page_size', 'bhk', 'area', 'source', 'created_by', 'sale_price__gte', 'size__lte', 'id__in'];
const paths = [
  '/properties/contacts/',
  '/properties/property/',
  '/properties/inquiry/',
  '/properties/tasks/',
  '/properties/datamigration/',
];

const oneOf = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

const acts: ((browser: Browser, url: string) => Promise<unknown>)[] = [
  (browser) =>
    browser.ask('POST', '/properties/contacts/', {
      name: 'hostile',
      mobile_number_1: '9000000001',
      comment: oneOf(texts),
    }),
  (browser) =>
    browser.ask('GET', `${oneOf(paths)}?search=${encodeURIComponent(oneOf(texts).toWellFormed().slice(0, 1500))}`),
  (browser) => browser.ask('GET', `${oneOf(paths)}?${oneOf(fields)}=${encodeURIComponent(oneOf(numbers))}`),
  (browser) => browser.ask('GET', '/properties/view_3digit_contact/?page_size=100'),
  (_, url) => send(`${url}/properties/contacts/`, '['.repeat(1_000_000)),
  (_, url) => send(`${url}/auth/jwt/create/`, `{"username":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`),
  (_, url) =>
    send(
      `${url}/auth/jwt/create/`,
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, n]))),
    ),
  (_, url) =>
    send(`${url}/webhooks/meta/`, '{"object":"whatsapp_business_account","entry":[]}', {
      'x-hub-signature-256': `sha256=${'0'.repeat(64)}`,
    }),
  (browser) =>
    browser.ask('POST', '/properties/datamigration/', upload('file', 'wide.xlsx', wide, { kind: 'Contacts' })),
  (browser) =>
    browser.ask(
      'POST',
      '/properties/datamigration/',
      upload('file', 'list.csv', `Name,Mobile\n"${'x,'.repeat(20_000)}\n`, { kind: 'Contacts' }),
    ),
  (browser) =>
    browser.ask(
      'POST',
      '/properties/datamigration/',
      upload('file', 'list.vcf', 'BEGIN:VCARD\n'.repeat(20_000), { kind: 'Contacts' }),
    ),
  (browser) =>
    browser.ask(
      'POST',
      '/properties/property/1/files/',
      upload('file', 'house.jpg', Buffer.from('not a picture'), { kind: 'image' }),
    ),
  (browser) => browser.ask('POST', '/mgmt/whatsappmessage/', { chat: 1, message_body: oneOf(texts) }),
  async (_, url) => {
    // Many streams of one stranger, and then of nobody.
    const ends = new AbortController();
    const opened = Array.from({ length: 40 }, () =>
      fetch(`${url}/events/`, { headers: { authorization: 'JWT nothing' }, signal: ends.signal }).catch(
        () => undefined,
      ),
    );
    await Promise.all(opened);
    ends.abort();
  },
];

const wide = workbookOf({ Sheet1: '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c></row>' });

/** What strangers send that is no form of ours; the answer is looked at by the counts of statuses alone. */
const send = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
    .then(async (answer) => {
      await answer.arrayBuffer();
      if (answer.status >= 500 && answer.status !== 503)
        strangersFaults.push(`${answer.status} POST ${new URL(url).pathname}`);
    })
    .catch(() => undefined);

/** Answers of 500 that strangers were given. */
export const strangersFaults: string[] = [];

/** Sends hostile texts, numbers and files, one after another, until the run ends. */
export const attackAllDay = async (browser: Browser, url: string, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await oneOf(acts)(browser, url);
    await pause(200 + Math.random() * 800, undefined, { signal }).catch(() => undefined);
  }
};
