import { filledTemplate } from '@angan/domain/whatsapp/templates/index.ts';
import type pg from 'pg';
import type { Services } from '../../core/context.ts';
import { insertRows } from '../insert-rows.ts';
import { writeWishes } from './chat-records.ts';
import { demoQuickReplies, type SpokenChat, type SpokenLine, spokenChats } from './chat-scripts.ts';
import { keepDemoFiles } from './keep-demo-files.ts';
import { ownSince, type Place } from './place.ts';
import type { TemplateIds } from './write-templates.ts';

const hourMs = 60 * 60_000;

/** Chats of every kind: inside and outside the reply window, one with a contact, an inquiry and what fits it. */
export const writeChats = async (
  services: Services,
  client: pg.PoolClient,
  place: Place,
  templates: TemplateIds,
): Promise<void> => {
  const contacts = await writeWishes(services, client, place, spokenChats);
  await insertRows(
    client,
    'whatsapp_quick_reply',
    demoQuickReplies.map((reply) => ({ ...ownSince(place, 30), ...reply })),
  );
  const chats = await insertRows(
    client,
    'whatsapp_chat',
    spokenChats.map((chat) => chatRow(place, chat, contacts.get(chat.wa_id) ?? null)),
  );
  const said = spokenChats.flatMap((chat, at) =>
    chat.lines.map((line, index) => ({
      line,
      row: messageRow({ place, templates, chat: chats[at]!, at }, line, index),
    })),
  );
  const ids = await insertRows(
    client,
    'whatsapp_message',
    said.map(({ row }) => row),
  );
  const wanted = said.flatMap(({ line }, at) => (line.file ? [{ name: line.file, record: ids[at]! }] : []));
  await keepDemoFiles(services, client, place, { table: 'whatsapp_message', column: 'media', wanted });
};

const moment = ({ now }: Place, { ago }: SpokenLine) => new Date(now.getTime() - ago * hourMs).toISOString();

const chatRow = (place: Place, chat: SpokenChat, contact: number | null) => {
  const last = chat.lines.findLast(({ kind }) => kind !== 'reaction')!;
  const lastIn = chat.lines.findLast(({ by, kind }) => by === 'them' && kind !== 'reaction');
  return {
    company_id: place.company_id,
    number: place.number,
    wa_id: chat.hidden ? null : chat.wa_id,
    user_id: chat.hidden?.user_id ?? null,
    username: chat.hidden?.username ?? '',
    profile_name: chat.name,
    contact,
    last_incoming_at: lastIn ? moment(place, lastIn) : null,
    last_message_at: moment(place, last),
    preview: wordsOf(last),
    preview_kind: last.kind ?? 'text',
    preview_direction: last.by === 'us' ? 'outgoing' : 'incoming',
    unread_count: chat.unread ?? 0,
    talked: true,
    created_date: moment(place, chat.lines[0]!),
  };
};

const filled = ({ template, values = {} }: SpokenLine) =>
  template && filledTemplate(template, { ...values, ...(template.header.format !== 'TEXT' && { media_id: '1' }) });
const wordsOf = (line: SpokenLine): string => filled(line)?.text ?? line.body;
const contentOf = (line: SpokenLine) => {
  const template = filled(line);
  if (template) return { template: template.sent };
  return line.content ?? { text: { body: line.body } };
};

interface Given {
  readonly place: Place;
  readonly templates: TemplateIds;
  readonly chat: number;
  /** Its place among the chats. */
  readonly at: number;
}

const messageRow = ({ place, templates, chat, at }: Given, line: SpokenLine, index: number) => {
  const kind = line.kind ?? 'text';
  const ours = line.by === 'us';
  const status = line.status ?? 'read';
  const when = moment(place, line);
  const reached = (order: readonly string[]) => (ours && order.includes(status) ? when : null);
  return {
    company_id: place.company_id,
    chat,
    number: place.number,
    direction: ours ? 'outgoing' : 'incoming',
    kind,
    body: wordsOf(line),
    content: { type: kind, ...contentOf(line) },
    wamid: `wamid.demo.${at}.${index}`,
    reply_to: line.to === undefined ? null : `wamid.demo.${at}.${line.to}`,
    template: line.template ? templates.get(line.template) : null,
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
    media_error: null,
    created_by: ours ? place.created_by : null,
  };
};
