import type { Moves } from '@angan/contract/contacts/merging.ts';
import { sql } from 'kysely';
import type { Work } from '../work.ts';

/**
 * What points to a contact and goes along when that is merged. Each needs the triggers `follow_merge`, for what is written
 * at the same moment, and `forget_home`, for what somebody points elsewhere.
 */
export const places = [
  { table: 'property', column: 'contact', only: '' },
  { table: 'property', column: 'co_broker', only: '' },
  { table: 'property_contact', column: 'contact', only: '' },
  { table: 'inquiry', column: 'contact', only: '' },
  { table: 'inquiry', column: 'co_broker', only: '' },
  { table: 'deal', column: 'buyer', only: '' },
  { table: 'deal', column: 'seller', only: '' },
  { table: 'loan', column: 'applicant', only: '' },
  { table: 'loan', column: 'bank_executive', only: '' },
  { table: 'deal', column: 'co_broker', only: '' },
  { table: 'commission', column: 'payer', only: '' },
  { table: 'commission_split', column: 'contact', only: '' },
  { table: 'note', column: 'link_id', only: "link_kind = 'contact'" },
  { table: 'project_contact', column: 'contact', only: '' },
  { table: 'society', column: 'office_contact', only: '' },
  { table: 'society', column: 'watchman_contact', only: '' },
  { table: 'task', column: 'contact', only: '' },
  { table: 'whatsapp_chat', column: 'contact', only: '' },
] as const satisfies readonly { table: keyof Moves | 'property_contact'; column: string; only: string }[];

/** The other references to a contact, each with the reason why it stays. A new one has to be put here or there. */
export const staying: Record<string, string> = {
  'contact.merged_into': 'says who was merged into whom',
  'contact_bulk_item.contact_id': 'is what a change of many did, taken back only where nobody has changed it since',
  'contact_home.home': 'remembers whose a moved record is',
  'contact_home.points_to': 'remembers where a moved record is',
  'contact_in_group.contact_id': 'is united as a field is; hidden rows come back with who was merged',
  'contact_lookalike.one': 'is made anew at each look, and read for contacts that are there',
  'contact_lookalike.other': 'is made anew at each look, and read for contacts that are there',
  'contact_merge.into_contact': 'is the merge itself',
  'contact_merge_person.contact_id': 'is the merge itself',
  'contact_mobile.contact_id': 'follows the numbers',
  'contact_not_same.one': 'is read for who the contact is by now',
  'contact_not_same.other': 'is read for who the contact is by now',
  'contact_unmerged.contact_id': 'remembers who somebody is without the others',
  'lender.contact': 'is read for who the lender is by now',
  'whatsapp_recipient.contact': 'says as whom a broadcast reached somebody',
};

type Place = (typeof places)[number];

/** What a record counts as where people are told how many go along. */
const kindOf = ({ table }: Place): keyof Moves => (table === 'property_contact' ? 'property' : table);

const parts = ({ table, column, only }: Place) => ({
  name: `${table}.${column}`,
  records: sql.table(table),
  contact: sql.ref(`t.${column}`),
  column: sql.ref(column),
  isOne: sql.raw(only ? `and t.${only}` : ''),
});

const noMoves = () => Object.fromEntries(places.map(({ table }) => [table, 0])) as Moves;

/** Points all records of `from` to `into`, and remembers whose they are. Answers how many, by kind. */
export const moveRecords = async (work: Work, into: number, from: readonly number[]): Promise<Moves> => {
  const moved = noMoves();
  for (const place of places) {
    const { name, records, contact, column, isOne } = parts(place);
    await sql`
      insert into contact_home as h (company_id, place, record_id, home, points_to)
        select company_id, ${name}, t.id, ${contact}, ${into} from ${records} t
         where company_id = ${work.companyId} and ${contact} = any (${from}) ${isOne}
      on conflict (company_id, place, record_id) do update set points_to = excluded.points_to,
        home = case when h.points_to = excluded.home then h.home else excluded.home end`.execute(work.db);
    const { numAffectedRows } = await sql`
      update ${records} t set ${column} = ${into}
       where company_id = ${work.companyId} and ${contact} = any (${from}) ${isOne}`.execute(work.db);
    moved[kindOf(place)] = (moved[kindOf(place)] ?? 0) + Number(numAffectedRows);
  }
  return moved;
};

/**
 * Points what belongs to a contact, or to those merged into it, back to it. What somebody has pointed elsewhere since
 * stays there.
 */
export const returnRecords = async ({ db, companyId }: Work, contact: number): Promise<void> => {
  const ours = sql`(with recursive whole (id) as (
      select ${contact}::bigint
      union all
      select c.id from whole w join contact c on c.company_id = ${companyId} and c.merged_into = w.id
    ) select id from whole)`;
  for (const place of places) {
    const { name, records, contact: points, column } = parts(place);
    await sql`
      with homes as (
        update contact_home h set points_to = ${contact}
          from contact_home before
         where h.company_id = ${companyId} and h.place = ${name} and h.home in ${ours}
           and before.company_id = h.company_id and before.place = h.place and before.record_id = h.record_id
        returning h.record_id, before.points_to as pointed_to
      )
      update ${records} t set ${column} = ${contact}
        from homes where t.company_id = ${companyId} and t.id = homes.record_id and ${points} = homes.pointed_to`.execute(
      db,
    );
  }
  await db
    .deleteFrom('contact_home')
    .where('company_id', '=', companyId)
    .where('home', '=', contact)
    .where('points_to', '=', contact)
    .execute();
};

/** What was merged in belongs to who took it in from now on. */
export const keepRecords = async ({ db, companyId }: Work, into: number, from: readonly number[]): Promise<void> => {
  await db
    .updateTable('contact_home')
    .set({ home: into })
    .where('company_id', '=', companyId)
    .where('home', 'in', [...from])
    .execute();
  await db
    .deleteFrom('contact_home')
    .where('company_id', '=', companyId)
    .where('home', '=', into)
    .where('points_to', '=', into)
    .execute();
};

/** How many records each contact has, by kind. */
export const recordsOf = async ({ db, companyId }: Pick<Work, 'db' | 'companyId'>, ids: readonly number[]) => {
  const found = new Map<number, Moves>(ids.map((id) => [id, noMoves()]));
  for (const place of places) {
    const { records, contact, isOne } = parts(place);
    const { rows } = await sql<{ contact: number; count: number }>`
      select ${contact} as contact, count(*) as count from ${records} t
       where company_id = ${companyId} and ${contact} = any (${ids}) ${isOne} group by 1`.execute(db);
    for (const row of rows) found.get(row.contact)![kindOf(place)] += row.count;
  }
  return found;
};
