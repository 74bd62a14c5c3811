import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { missing, numberAt } from '../control/find.ts';
import { say } from '../control/people.ts';
import { type Decision, decide } from '../control/templates.ts';
import { metaFaultSchema } from '../faults.ts';
import { kindOf } from '../media-rules.ts';
import { changeNumber, setPreference, writeInApp } from '../messages/incoming.ts';
import { arrive, readAll } from '../messages/send.ts';
import type { Meta } from '../meta.ts';
import { settingsSchema } from '../settings.ts';
import type { Customer } from '../state.ts';

type Fields = Record<string, string>;

const LARGEST_FORM = 20 * 1024 * 1024;
const MOODS = z.enum(['receipts', 'online', 'chat_open', 'blocked', 'phone_visible', 'on_whatsapp']);

/** Ten digits are an Indian number, as they are written there. */
const digitsOf = (given = ''): string => {
  const digits = given.replace(/\D/g, '').replace(/^0+/, '');
  if (!/^\d{6,15}$/.test(digits)) throw Object.assign(new Error('A mobile number has 10 digits.'), { statusCode: 400 });
  return digits.length === 10 ? `91${digits}` : digits;
};

const whom = (meta: Meta, fields: Fields): Customer => {
  const customer = meta.customers.find(fields.who ?? '');
  if (!customer) throw missing('such customer');
  return customer;
};

async function speak(meta: Meta, fields: Fields, file: File | null): Promise<void> {
  const customer = whom(meta, fields);
  const reply_to = fields.reply_to || undefined;
  const number = fields.number || undefined;
  if (file && file.size > 0) {
    const kind = kindOf(file.type) ?? 'document';
    const data = Buffer.from(await file.arrayBuffer()).toString('base64');
    const caption = fields.text && kind !== 'audio' && kind !== 'sticker' ? fields.text : undefined;
    say(meta, customer, {
      ...{ reply_to, number },
      [kind]: { data, mime: file.type || 'application/octet-stream', filename: file.name, caption },
    });
  } else if (fields.text?.trim()) say(meta, customer, { text: fields.text, reply_to, number });
}

function setMood(meta: Meta, fields: Fields): void {
  const customer = whom(meta, fields);
  const name = MOODS.parse(fields.name);
  customer[name] = fields.value === '1';
  if (name === 'online' && customer.online) for (const message of [...customer.chat]) arrive(meta, message, customer);
  if (name === 'chat_open' && customer.chat_open) readAll(meta, customer);
}

/** Messages of which nothing can be shown, in every way in which that is so. */
const ODD = [
  { type: 'text', content: { body: '' } },
  { type: 'text', content: { body: '\u200b \u2060' } },
  { type: 'location', content: {} },
  { type: 'button', content: {} },
  { type: 'interactive', content: { type: 'nfm_reply', nfm_reply: {} } },
  { type: 'poll', content: { name: 'When?' } },
];

/** What the page's buttons do, by their name. */
const ACTIONS: Record<string, (meta: Meta, fields: Fields, file: File | null) => unknown> = {
  customer: (meta, { digits, name }) => {
    const customer = meta.customers.at(digitsOf(digits));
    customer.added_at = meta.clock.now();
    if (name) customer.name = name;
  },
  say: speak,
  place: (meta, fields) =>
    say(meta, whom(meta, fields), {
      number: fields.number,
      location: { latitude: 21.1702, longitude: 72.8311, name: 'VR Mall', address: 'Dumas Road, Surat' },
    }),
  ad: (meta, fields) =>
    say(meta, whom(meta, fields), {
      ...{ text: 'Hello! Can I get more info on this?', referral: true, number: fields.number },
    }),
  echo: (meta, fields) =>
    writeInApp(meta, numberAt(meta, fields.number), whom(meta, fields), 'Namaste, I call you in a minute.'),
  group: (meta, fields) =>
    say(meta, whom(meta, fields), {
      ...{ text: 'To all in this group', group: 'Y2FwaV9ncm91cDpzYW5kYm94', number: fields.number },
    }),
  odd: (meta, fields) => {
    for (const raw of ODD) say(meta, whom(meta, fields), { raw, number: fields.number });
  },
  card: (meta, fields) =>
    say(meta, whom(meta, fields), {
      number: fields.number,
      contacts: [
        {
          name: { formatted_name: 'Ravi Shah', first_name: 'Ravi' },
          phones: [{ phone: '+91 98240 55501', wa_id: '919824055501', type: 'CELL' }],
        },
      ],
    }),
  tap: (meta, fields) =>
    say(meta, whom(meta, fields), { tap: { message_id: fields.message ?? '', button: Number(fields.button) } }),
  react: (meta, fields) =>
    say(meta, whom(meta, fields), { reaction: { message_id: fields.message ?? '', emoji: fields.emoji ?? '' } }),
  preference: (meta, fields) =>
    setPreference(
      meta,
      numberAt(meta, fields.number),
      whom(meta, fields),
      z.enum(['stop', 'resume']).parse(fields.value),
    ),
  number: (meta, fields) => changeNumber(meta, numberAt(meta, undefined), whom(meta, fields), digitsOf(fields.digits)),
  mood: setMood,
  template: (meta, { id, decision, reason }) =>
    decide(meta, { id }, { do: decision, ...(reason && { reason }) } as Decision),
  clock: (meta, { advance }) => meta.clock.advance(z.coerce.number().min(0).parse(advance)),
  fault: (meta, { kind, times }) => meta.faults.add(metaFaultSchema.parse({ kind, times: Number(times) || 1 })),
  faults: (meta) => meta.faults.clear(),
  settings: (meta, { do: _do, quiet, ...given }) =>
    Object.assign(
      meta.settings,
      settingsSchema.partial().parse({ ...given, ...(quiet !== undefined && { quiet: quiet === '1' }) }),
    ),
};

async function fieldsOf(request: FastifyRequest): Promise<{ fields: Fields; file: File | null }> {
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(request.body as Buffer), {
    headers: { 'content-type': type },
  }).formData();
  const fields: Fields = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  const file = form.get('file');
  return { fields, file: file instanceof File ? file : null };
}

/** The forms of the page. Another site's page must not press its buttons. */
export function actionRoutes(app: FastifyInstance, meta: Meta): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_FORM }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/_meta/do', async (request, reply) => {
      const from = request.headers['sec-fetch-site'];
      if (from !== undefined && from !== 'same-origin' && from !== 'none')
        return reply.code(403).send({ detail: 'Only this page may do that.' });
      const { fields, file } = await fieldsOf(request);
      const act = ACTIONS[fields.do ?? ''];
      if (!act) throw missing('such action');
      await act(meta, fields, file);
      meta.changed();
      const back = new URL(request.headers.referer ?? '/?room=meta', meta.origin);
      return reply.redirect(`${back.pathname}${back.search}`, 303);
    });
  });
}
