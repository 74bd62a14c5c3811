import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type pg from 'pg';
import type { Services } from '../core/context.ts';
import { inTransaction, openingForPlatform } from '../core/database/transaction.ts';
import {
  type DemoBroker,
  demoBrokers,
  demoFillings,
  demoGroups,
  demoResult,
  demoSources,
  demoTemplate,
} from './broadcasts.ts';
import { insertRows } from './insert-rows.ts';

const minuteMs = 60_000;

type Known = DemoBroker & { readonly contact: number; readonly chat: number };

interface Place {
  readonly id: number;
  readonly created_by: number;
  readonly number: number;
  readonly waba_id: string;
  readonly now: Date;
}

/**
 * Brokers whom the platform writes to, a template, and two broadcasts of its first number once that is connected: one
 * done, one on its way. An office that has a broadcast already is left alone.
 */
export const seedDemoBroadcasts = async (services: Services): Promise<boolean> =>
  inTransaction(services.platformPool, openingForPlatform(''), async (client) => {
    const { rows } = await client.query<Omit<Place, 'now'>>(
      `select n.company_id as id, n.id as number, n.waba_id,
          (select min(u.id) from app_user u where u.company_id = n.company_id and u.usertype = 'Admin') as created_by
         from whatsapp_number n
        where n.company_id = current_company_id() and n.is_default
          and not exists (select 1 from whatsapp_broadcast b where b.company_id = n.company_id)`,
    );
    if (!rows[0]?.created_by) return false;
    await writeBroadcasts(client, { ...rows[0], now: services.now() });
    return true;
  });

const writeBroadcasts = async (client: pg.PoolClient, place: Place): Promise<void> => {
  const { id: company_id, now, number, created_by, waba_id } = place;
  const own = { company_id, created_by };
  const brokers = await writeBrokers(client, place);
  const [template] = await insertRows(client, 'whatsapp_template', [
    { ...demoTemplate, waba_id, ...own, ...stamps(now), ...plainTemplate },
  ]);
  const write = async (name: string, people: readonly Known[], sent: number, daysAgo: number) => {
    const at = elevenOn(now, daysAgo);
    const isDone = sent >= people.length;
    const results = people.map((_, place) => demoResult(place, sent));
    const [broadcast] = await insertRows(client, 'whatsapp_broadcast', [
      {
        ...own,
        name,
        status: isDone ? 'Done' : 'Paused',
        number,
        template,
        audience: { contacts: 'Filtered', filters: {}, pasted: '', pasted_agreed: false },
        fillings: demoFillings,
        hours: { from: '10:00', until: '19:00' },
        category: demoTemplate.category,
        text: demoTemplate.body,
        cost: costOf(people.length),
        listed_at: at,
        written_at: at,
        started_at: at,
        finished_at: isDone ? new Date(at.getTime() + 4 * minuteMs) : null,
        halted_why: '',
        people: people.length,
        left_out: { 'No consent': 10 },
        counts: countBy(results.map(({ status }) => status)),
        replied: results.filter(({ reply }) => reply).length,
        clicks: countBy(results.map(({ clicked }) => clicked).filter(Boolean)),
        export_format: '',
        export_status: '',
        ...stamps(at),
      },
    ]);
    const messages = await insertRows(
      client,
      'whatsapp_message',
      people.map((person, place) =>
        messageOf(person, results[place]!.status, { ...own, number, template, broadcast, at, place }),
      ),
    );
    await insertRows(
      client,
      'whatsapp_recipient',
      people.map(({ contact, name: person, mobile }, place) => ({
        company_id,
        broadcast,
        contact,
        name: person,
        given: '',
        wa_id: `91${mobile}`,
        country: '91',
        message: messages[place],
        replied_at: results[place]!.reply ? new Date(at.getTime() + place * minuteMs) : null,
        reply: results[place]!.reply,
        clicked: results[place]!.clicked,
      })),
    );
  };
  const agreed = brokers.filter((one) => one.agreed);
  await write(
    'Matching for Ahmedabad',
    agreed.filter(({ group }) => group === 0),
    1000,
    6,
  );
  await write(
    'Matching for Surat',
    agreed.filter(({ group }) => group === 1),
    24,
    1,
  );
};

/** Eleven in the morning in India, so many days ago. */
const elevenOn = (now: Date, daysAgo: number): Date => new Date(`${addDays(dayInIndia(now), -daysAgo)}T11:00:00+05:30`);

const stamps = (at: Date) => ({ created_date: at, last_updated: at });
const plainTemplate = {
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
};

const writeBrokers = async (
  client: pg.PoolClient,
  { id: company_id, now, number, created_by }: Place,
): Promise<Known[]> => {
  const founded = new Date(now.getTime() - 30 * 24 * 60 * minuteMs);
  const own = { company_id, created_by, ...stamps(founded) };
  const groups = await insertRows(
    client,
    'contactgroup',
    demoGroups.map((contact_group_name) => ({ ...own, contact_group_name })),
  );
  const sources = await insertRows(
    client,
    'source',
    demoSources.map((source_name) => ({ ...own, source_name })),
  );
  const brokers = demoBrokers();
  const { rows } = await client.query<{ id: number }>(
    `insert into contact (company_id, created_by, created_date, name, mobile_number_1, source, consent_status, consent_how, consent_at)
       select $1, $2, $3, name, mobile, source, case when agreed then 'Given' else 'Not asked' end,
           case when agreed then 'In person' else '' end, case when agreed then $3::timestamptz end
         from jsonb_to_recordset($4) as r (name text, mobile text, source bigint, agreed boolean)
     returning id`,
    [company_id, created_by, founded, JSON.stringify(brokers.map((one) => ({ ...one, source: sources[one.source] })))],
  );
  const contacts = rows.map(({ id }) => id);
  await insertRows(
    client,
    'contact_in_group',
    brokers.map(({ group }, at) => ({
      company_id,
      contactgroup_id: groups[group],
      contact_id: contacts[at],
      created_date: founded,
      locked_contact: false,
      is_hidden: false,
    })),
    'contact_id',
  );
  const chats = await insertRows(
    client,
    'whatsapp_chat',
    brokers.map(({ mobile, name }, at) => ({
      company_id,
      number,
      wa_id: `91${mobile}`,
      contact: contacts[at],
      username: '',
      profile_name: name,
      preview: '',
      preview_kind: '',
      preview_direction: '',
      unread_count: 0,
      talked: false,
      created_date: founded,
    })),
  );
  return brokers.map((one, at) => ({ ...one, contact: contacts[at]!, chat: chats[at]! }));
};

interface Sent {
  readonly company_id: number;
  readonly created_by: number;
  readonly number: number | undefined;
  readonly template: number | undefined;
  readonly broadcast: number | undefined;
  readonly at: Date;
  readonly place: number;
}

const messageOf = ({ chat, name }: Known, status: string, { at, place, ...sent }: Sent) => {
  const later = (minutes: number) => new Date(at.getTime() + (place + minutes) * minuteMs);
  const isGone = status !== 'queued';
  const isThere = status === 'delivered' || status === 'read';
  return {
    ...sent,
    chat,
    direction: 'outgoing',
    kind: 'template',
    body: `${demoTemplate.body.replace('{{1}}', name)}\n${demoTemplate.footer}`,
    content: {
      type: 'template',
      template: {
        name: demoTemplate.template_name,
        language: { code: demoTemplate.language },
        components: [{ type: 'body', parameters: [{ type: 'text', text: name }] }],
      },
    },
    wamid: isGone ? `wamid.demo.broadcast.${sent.broadcast}.${place}` : null,
    status,
    sent_at: isGone ? later(0) : null,
    delivered_at: isThere ? later(1) : null,
    read_at: status === 'read' ? later(9) : null,
    failed_at: status === 'failed' ? later(1) : null,
    error_code: status === 'failed' ? 131026 : null,
    error_title: status === 'failed' ? 'Message undeliverable' : null,
    priority: 10,
    due_at: isGone ? at : 'infinity',
    attempts: isGone ? 1 : 0,
    media_tries: 0,
    media_error: '',
    at,
  };
};

const countBy = (words: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));

/** As the prices of November 2026 make it. */
const costOf = (people: number) => {
  const net = Math.round(people * 86.31) / 100;
  const gst = Math.round(net * 18) / 100;
  const line = { country: '91', people, charged: people, rate: 0.8631, amount: net };
  return { lines: [line], net, gst, total: Math.round((net + gst) * 100) / 100, unpriced: 0 };
};
