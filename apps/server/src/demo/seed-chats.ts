import { photoSizes } from '@angan/contract/files/files.ts';
import type pg from 'pg';
import sharp from 'sharp';
import type { Services } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForPlatform } from '../core/database/transaction.ts';
import { keepFile } from '../core/files/index.ts';
import { remakePicture } from '../core/files/pictures.ts';
import { writeWishes } from './chat-records.ts';
import { demoQuickReplies, type SpokenChat, type SpokenLine, spokenChats, visitTemplate } from './chat-scripts.ts';
import { insertRows } from './insert-rows.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

interface Place {
  readonly company: number;
  readonly user: number;
  readonly number: number;
  readonly waba: string;
  readonly now: number;
}

/**
 * Chats of every kind for the platform's office, once its first number is connected: inside and outside the reply window,
 * one with a contact, an inquiry and what fits it. An office that has a chat already is left alone.
 */
export const seedDemoChats = async (services: Services): Promise<boolean> =>
  inTransaction(services.platformPool, openingForPlatform(''), async (client) => {
    const place = await placeOf(client, services.now().getTime());
    if (!place) return false;
    const contacts = await writeWishes(services, client, place, spokenChats);
    const template = await writeTemplate(client, place);
    await insertRows(
      client,
      'whatsapp_quick_reply',
      demoQuickReplies.map((reply) => ({ company_id: place.company, ...reply, ...madeBy(place) })),
    );
    for (const [at, chat] of spokenChats.entries())
      await writeChat(services, client, { place, chat, contact: contacts.get(chat.wa_id ?? '') ?? null, template, at });
    return true;
  });

const placeOf = async (client: pg.PoolClient, now: number): Promise<Place | undefined> => {
  const { rows } = await client.query<Omit<Place, 'now'>>(
    `select n.company_id as company, n.id as number, n.waba_id as waba,
        (select min(u.id) from app_user u where u.company_id = n.company_id and u.usertype = 'Admin') as user
       from whatsapp_number n
      where n.company_id = current_company_id() and n.is_default
        and not exists (select 1 from whatsapp_chat c where c.company_id = n.company_id)`,
  );
  return rows[0]?.user ? { ...rows[0], now } : undefined;
};

const madeBy = ({ user, now }: Place) => {
  const at = new Date(now - 30 * day).toISOString();
  return { created_by: user, created_date: at, last_updated: at };
};

const writeTemplate = async (client: pg.PoolClient, place: Place): Promise<number> => {
  const row = {
    company_id: place.company,
    ...visitTemplate,
    language: 'en',
    category: 'MARKETING',
    status: 'APPROVED',
    waba_id: place.waba,
    header_format: 'TEXT',
    header: '',
    header_variable: '',
    header_variable_field: '',
    header_handle: '',
    rejected_reason: '',
    rejected_note: '',
    refusal_title: '',
    refusal_message: '',
    previous_category: '',
    correct_category: '',
    beyond: [],
    ...madeBy(place),
  };
  const [id] = await insertRows(client, 'whatsapp_template', [row]);
  return id!;
};

interface Given {
  readonly place: Place;
  readonly chat: SpokenChat;
  readonly contact: number | null;
  readonly template: number;
  readonly at: number;
}

const writeChat = async (services: Services, client: pg.PoolClient, given: Given): Promise<void> => {
  const { place, chat, contact, at } = given;
  const shown = chat.lines.filter(({ kind }) => kind !== 'reaction');
  const last = shown.at(-1)!;
  const lastIn = shown.findLast(({ by }) => by === 'them');
  const row = {
    company_id: place.company,
    number: place.number,
    wa_id: chat.wa_id ?? null,
    user_id: chat.wa_id ? null : `IN.demo${at}`,
    username: chat.username ?? '',
    profile_name: chat.name,
    contact,
    last_incoming_at: lastIn ? moment(place, lastIn) : null,
    last_message_at: moment(place, last),
    preview: last.body,
    preview_kind: last.kind ?? 'text',
    preview_direction: last.by === 'us' ? 'outgoing' : 'incoming',
    unread_count: chat.unread ?? 0,
    talked: true,
    created_date: moment(place, chat.lines[0]!),
  };
  const [id] = await insertRows(client, 'whatsapp_chat', [row]);
  const rows = chat.lines.map((line, index) => messageRow(given, id!, line, index));
  const ids = await insertRows(client, 'whatsapp_message', rows);
  for (const [index, line] of chat.lines.entries())
    if (line.picture) await addPicture(services, client, place, ids[index]!);
};

const moment = ({ now }: Place, { ago }: SpokenLine) => new Date(now - ago * hour).toISOString();

const messageRow = ({ place, template, at }: Given, chat: number, line: SpokenLine, index: number) => {
  const kind = line.kind ?? 'text';
  const ours = line.by === 'us';
  const status = line.status ?? 'read';
  const when = moment(place, line);
  const reached = (order: readonly string[]) => (ours && order.includes(status) ? when : null);
  return {
    company_id: place.company,
    chat,
    number: place.number,
    direction: ours ? 'outgoing' : 'incoming',
    kind,
    body: line.body,
    content: { type: kind, ...(line.content ?? { text: { body: line.body } }) },
    wamid: `wamid.demo.${at}.${index}`,
    reply_to: line.to === undefined ? null : `wamid.demo.${at}.${line.to}`,
    template: line.template ? template : null,
    status: ours ? status : null,
    sent_at: reached(['sent', 'delivered', 'read']),
    delivered_at: reached(['delivered', 'read']),
    read_at: reached(['read']),
    failed_at: reached(['failed']),
    error_code: line.error ?? null,
    priority: 0,
    due_at: when,
    attempts: ours ? 1 : 0,
    at: when,
    media_tries: 0,
    media_error: '',
    created_by: ours ? place.user : null,
  };
};

/** A house on a quiet street, drawn and not photographed. */
const house = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="480"><rect width="960" height="480" fill="#cfd8e2"/>
<rect y="440" width="960" height="40" fill="#9a8a78"/><rect x="190" y="120" width="270" height="320" fill="#eadfce"/>
<rect x="480" y="60" width="250" height="380" fill="#f0e7d8"/>${[0, 1, 2, 3]
  .flatMap((floor) =>
    [215, 335].map((x) => `<rect x="${x}" y="${150 + floor * 72}" width="90" height="36" fill="#7b8a94"/>`),
  )
  .join('')}${[0, 1, 2, 3, 4]
  .flatMap((floor) =>
    [505, 620].map((x) => `<rect x="${x}" y="${95 + floor * 68}" width="85" height="34" fill="#b7563a"/>`),
  )
  .join('')}</svg>`;

const addPicture = async (services: Services, client: pg.PoolClient, place: Place, message: number) => {
  const [full, ...smaller] = await remakePicture(await sharp(Buffer.from(house)).jpeg().toBuffer(), {
    sizes: photoSizes,
  });
  const keeper = { services, db: onConnection(client), companyId: place.company, userId: place.user, requestId: '' };
  const spot = { kind: 'whatsapp_message' as const, recordId: message, name: 'front.jpg' };
  const media = await keepFile(keeper, spot, full, smaller);
  await client.query('update whatsapp_message set media = $1 where company_id = $2 and id = $3', [
    media,
    place.company,
    message,
  ]);
};
