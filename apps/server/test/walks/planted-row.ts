import { randomUUID } from 'node:crypto';
import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { usualRights } from '@angan/domain/personal-rights.ts';
import type { TestServer } from '../support.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  /** The table that it refers to, and whether a table of companies. */
  readonly target: string | null;
  readonly is_walled: boolean;
  /** The first word of the closed list that a check keeps it to. */
  readonly word: string | null;
}
interface Place {
  readonly company: number;
  readonly user: number;
}

/** As Facebook gives ids: digits, at most forty. */
const metaId = () => BigInt(`0x${randomUUID().replaceAll('-', '')}`).toString();

/** What a row has to hold that its columns do not say: a form, or what two of them have in common. */
const further: Record<string, (server: TestServer, place: Place) => object | Promise<object>> = {
  contact: () => ({ mobile_number_1: '9824011768' }),
  task: async (server, place) => ({
    type: 'Site Visit',
    inquiry: await plantRow(server, 'inquiry', place),
    property: await plantRow(server, 'property', place),
  }),
  property: async (server, place) => ({ area: [await plantRow(server, 'area', place)] }),
  deal: async (server, place) => ({ property: await plantRow(server, 'property', place) }),
  deal_request: async (server, place) => ({
    property: await plantRow(server, 'property', place),
    created_by: place.user,
  }),
  commission: async (server, place) => ({ deal: await plantRow(server, 'deal', place) }),
  commission_split: (_, { user }) => ({ user_id: user, percent: 1 }),
  team_invitation: (_, { user }) => ({ created_by: user }),
  share: (_, { user }) => ({ created_by: user, code: randomUUID() }),
  transaction: () => ({
    buyer: { legal_name: 'Kaveri Homes', address: 'Ahmedabad', gstin: '', state_code: '24' },
    duration_months: 12,
    ...{ price: 100, discount: 0, credit: 0, taxable: 100, cgst: 9, sgst: 9, igst: 0, rounding: 82, total: 200 },
  }),
  platform_invoice: () => ({
    no: `W/${randomUUID().slice(0, 12)}`,
    content: {
      supplier: { name: 'Angan', address: '', gstin: '', state_code: '24' },
      buyer: { legal_name: 'Kaveri Homes', address: 'Ahmedabad', gstin: '', state_code: '24' },
      ...{ what: 'Team plan', sac: '997331', qty: 1, price: 100, discount: 0, credit: 0 },
      ...{ order_no: 'ORD-2026-000001', payment_ref: '' },
    },
  }),
  facebook_page: () => ({ page_id: metaId() }),
  facebook_form: () => ({ form_id: metaId() }),
  facebook_lead: () => ({ leadgen_id: metaId() }),
  demo_slot: () => ({ date: '2100-01-04', start_time: '11:00', end_time: '11:30' }),
  demo_booking: async (server, place) => ({ mobile: '9824011768', slot: await plantRow(server, 'demo_slot', place) }),
  user_alert: () => ({ sentence: alertSentences.of.inquiryAssigned({ code: 'Q-000001' }) }),
  user_permission: () => usualRights('Owner'),
  whatsapp_opt_out: () => ({ user_id: randomUUID() }),
  whatsapp_chat: () => ({ wa_id: '919824011768' }),
  whatsapp_message: async (server, place) => {
    const chat = await plantRow(server, 'whatsapp_chat', place);
    const { rows } = await server.owner.query('select number from whatsapp_chat where id = $1', [chat]);
    return { chat, ...rows[0], direction: 'outgoing', kind: 'text', content: {}, status: 'failed' };
  },
};

const columnsOf = async ({ owner }: TestServer, table: string): Promise<Column[]> => {
  const { rows } = await owner.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
        (select f.confrelid::regclass::text from pg_constraint f
          where f.conrelid = a.attrelid and f.contype = 'f' and f.conkey[cardinality(f.conkey)] = a.attnum limit 1) as target,
        exists (select 1 from pg_constraint f where f.conrelid = a.attrelid and f.contype = 'f'
          and f.conkey[cardinality(f.conkey)] = a.attnum and cardinality(f.conkey) > 1) as is_walled,
        (select substring(pg_get_constraintdef(c.oid) from '''([^'']*)''::text') from pg_constraint c
          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
            and pg_get_constraintdef(c.oid) ~ '= (ANY|''|\\()' limit 1) as word
       from pg_attribute a
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
        and a.attidentity = '' and a.attname <> 'company_id'`,
    [table],
  );
  return rows;
};

let planted = 0;

const valueFor = async (server: TestServer, column: Column, place: Place): Promise<unknown> => {
  const { name, type, target, is_walled, word } = column;
  if (target === 'app_user' || /^(user_id|created_by|assigned_to)$/.test(name)) return place.user;
  if (target && is_walled) return plantRow(server, target, place);
  if (word !== null) return word;
  if (type.endsWith('[]')) return type === 'text[]' ? [] : [1];
  if (type === 'text') return `walk-${randomUUID()}`;
  if (type === 'uuid') return randomUUID();
  if (type === 'jsonb') return {};
  if (type === 'boolean') return false;
  if (/^(date|timestamp)/.test(type)) return new Date(Date.UTC(2100, 0, ++planted)).toISOString();
  return 1;
};

/**
 * Writes a row into a table of companies, and what it refers to into others, as the database describes them: a table that
 * is added later needs no line here. Where there can be no second one, the row that is there serves as well.
 */
export const plantRow = async (server: TestServer, table: string, place: Place): Promise<number> => {
  const own = (await further[table]?.(server, place)) ?? {};
  const row: Record<string, unknown> = { ...own, company_id: place.company };
  for (const column of await columnsOf(server, table))
    if (!(column.name in row)) row[column.name] = await valueFor(server, column, place);
  const names = Object.keys(row);
  const inserted = await server.owner
    .query<{ id: number }>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
      Object.values(row),
    )
    .catch((error: Error & { code?: string }) => {
      if (error.code === '23505') return undefined;
      throw new Error(`Say in test/walks/planted-row.ts what a row of ${table} holds: ${error.message}`);
    });
  if (inserted) return inserted.rows[0]!.id;
  const { rows } = await server.owner.query<{ id: number }>(
    `select max(id) as id from ${table} where company_id = $1`,
    [place.company],
  );
  return rows[0]!.id;
};
