import { randomUUID } from 'node:crypto';
import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { expect } from 'vitest';
import { aCompany, type TestServer } from './support.ts';

/** What somebody does; the numbers pick of what there is at that moment. */
export type Step =
  | { do: 'person' | 'record' | 'point'; a: number; b: number }
  | { do: 'merge' | 'edit'; a: number; b: number; c: number }
  | { do: 'unmerge'; a: number };

/** Something that was said of a person: a text, a number, 'group 5'. */
interface Said {
  readonly home: number;
  readonly value: string;
  /** People on whom somebody wrote over it, it being theirs at that moment; with how often they had been shown anew. */
  readonly overwritten: Map<number, number>;
}
interface Pointing {
  readonly table: 'property' | 'inquiry' | 'note';
  readonly id: number;
  home: number;
}
type Row = Record<string, unknown> & { id: number; comment: string; contactgroup: number[]; last_updated: string };

const path = '/properties/contacts/';
const columns: Record<Pointing['table'], string> = { property: 'contact', inquiry: 'contact', note: 'link_id' };

/**
 * An office that does what it is told over HTTP, and keeps book beside it in the simplest way: whose everything is, and
 * who was merged into whom.
 */
export const newOffice = async (server: TestServer) => {
  const company = await aCompany(server);
  const { token } = await company.person('Owner');
  const groups = await idsOf(server, company.id, 'contactgroup');
  const sources = await idsOf(server, company.id, 'source');
  const people: number[] = [];
  const parents = new Map<number, number>();
  let merges: { id: number; into: number; from: number[] }[] = [];
  const said: Said[] = [];
  const pointing: Pointing[] = [];
  /** Everybody as they were when nobody was merged into them, and who was edited since. */
  const own = new Map<number, unknown>();
  const edited = new Set<number>();
  /** How often somebody was shown anew by a merge or an undoing; only then edits are looked at. */
  const shown = new Map<number, number>();
  const showAnew = (ids: readonly number[]) => {
    for (const id of ids) shown.set(id, (shown.get(id) ?? 0) + 1);
  };
  let count = 0;

  const live = () => people.filter((id) => !parents.has(id));
  const pathOf = (id: number): number[] => [id, ...(parents.has(id) ? pathOf(parents.get(id)!) : [])];
  const isAlone = (id: number) => merges.every(({ into }) => into !== id);
  const say = (home: number, ...values: string[]) =>
    said.push(...values.map((value) => ({ home, value, overwritten: new Map<number, number>() })));
  const ask = async (method: 'POST' | 'PATCH', url: string, body: object) => {
    const answer = await server.ask(method, url, token, body);
    expect([method, url, body, answer.status < 300, answer.body]).toEqual([method, url, body, true, expect.anything()]);
    return answer.body;
  };

  const rows = async (): Promise<Map<number, Row>> => {
    const found = await server.owner.query<Row>(
      `select c.*, array(select g.contactgroup_id from contact_in_group g where g.company_id = c.company_id and g.contact_id = c.id order by 1) as contactgroup
         from contact c where company_id = $1`,
      [company.id],
    );
    return new Map(found.rows.map((row) => [row.id, row]));
  };
  const snapshot = async (ids: readonly number[]) => {
    const all = await rows();
    for (const id of ids) {
      // They may be merged into somebody themselves at that moment, and will come back from there.
      own.set(id, { ...withoutTime(all.get(id)!), is_deleted: false, merged_into: null });
      edited.delete(id);
    }
  };

  const acts: { [K in Step['do']]: (step: Extract<Step, { do: K }>) => Promise<void> } = {
    async person({ a, b }) {
      const n = ++count;
      const numbers = [
        ...new Set([a, a + b, b * 3, b + 1].slice(0, 1 + (a % 4)).map((one) => 9_800_000_000 + (one % 9))),
      ];
      const fields = {
        name: `Name${n}x`,
        email: a % 3 === 0 ? '' : `mail${a % 4}@x.in`,
        address: b % 2 === 0 ? '' : `Place${n}x`,
        company_name: b % 3 === 0 ? `Firm${n}x` : '',
        comment: a % 2 === 0 ? '' : `Comment${n}x`,
      };
      const group = groups[b % 3]!;
      const { id } = await ask('POST', path, {
        ...fields,
        ...Object.fromEntries(numbers.map((number, at) => [mobileFields[at], String(number)])),
        contactgroup: b % 5 === 0 ? [] : [group],
        source: a % 5 === 0 ? null : sources[a % 3],
        is_nri: a % 7 === 0,
        locked_contact: b % 7 === 0,
      });
      people.push(id);
      say(
        id,
        ...Object.values(fields).filter(Boolean),
        ...numbers.map(String),
        ...(b % 5 === 0 ? [] : [`group ${group}`]),
      );
      await snapshot([id]);
    },

    async merge({ a, b, c }) {
      const there = live();
      if (there.length < 2) return;
      const into = there[a % there.length]!;
      const others = there.filter((id) => id !== into);
      const from = [...new Set([others[b % others.length]!, ...(c % 4 === 0 ? [others[c % others.length]!] : [])])];
      const whose = (n: number) => [into, ...from][n % (from.length + 1)]!;
      const fields = {
        name: whose(b),
        email: whose(c),
        address: whose(b + c),
        source: whose(a),
        mobile_number_1: whose(a + c),
      };
      const { merge } = await ask('POST', `${path}merge/`, { into, from, fields: b % 3 === 0 ? undefined : fields });
      showAnew([into]);
      for (const id of from) parents.set(id, into);
      merges.push({ id: merge, into, from });
    },

    async unmerge({ a }) {
      const merge = merges[a % Math.max(1, merges.length)];
      if (!merge) return;
      await ask('POST', `${path}unmerge/`, { merge: merge.id });
      showAnew(pathOf(merge.into));
      merges = merges.filter((other) => other !== merge);
      for (const id of merge.from) parents.delete(id);
      if (isAlone(merge.into) && edited.has(merge.into)) await snapshot([merge.into]);
    },

    async edit({ a, b, c }) {
      const id = live()[a % live().length]!;
      const before = (await rows()).get(id)!;
      const [change, added] = edits[b % edits.length]!(before, c, `Word${++count}x`, groups);
      await ask('PATCH', `${path}${id}/`, change);
      const after = (await rows()).get(id)!;
      // Of two who said the same, the one on whom it stood is the one who loses it.
      const gone = fieldsOf(before).filter((value) => !fieldsOf(after).includes(value));
      for (const one of said) {
        const isOwn = one.home === id && gone.includes(one.value);
        // A number taken out of the five is taken out, also where a line about a merge still tells it.
        const isTakenOut = isMobile(one.value) && gone.includes(one.value);
        const isHidden = isTakenOut || (isSeen(before, one.value) && !isSeen(after, one.value));
        if (isOwn || (isHidden && pathOf(one.home).includes(id))) one.overwritten.set(id, shown.get(id) ?? 0);
      }
      // To write what stands there already changes nothing, nor does it to write again what was taken out just before:
      // it stays whose it was.
      for (const value of added.filter((value) => !isSeen(before, value))) {
        const again = said.filter((one) => one.value === value && one.overwritten.get(id) === (shown.get(id) ?? 0));
        for (const one of again) one.overwritten.delete(id);
        if (again.length === 0) say(id, value);
      }
      if (isAlone(id)) await snapshot([id]);
      else edited.add(id);
    },

    async record({ a, b }) {
      const home = live()[a % live().length]!;
      const table = (['property', 'inquiry', 'note'] as const)[b % 3]!;
      const code = randomUUID();
      const { rows: made } = await server.owner.query<{ id: number }>(inserts[table], [company.id, home, code]);
      pointing.push({ table, id: made[0]!.id, home });
    },

    async point({ a, b }) {
      const movable = pointing.filter(({ table }) => table !== 'note');
      const record = movable[a % Math.max(1, movable.length)];
      if (!record) return;
      const to = live()[b % live().length]!;
      // Pointing it to where it points already is no news, and the record stays whose it was.
      if (pathOf(record.home).at(-1) === to) return;
      await ask('PATCH', `/properties/${record.table}/${record.id}/`, { contact: to });
      record.home = to;
    },
  };

  return {
    act: (step: Step) => (acts[step.do] as (step: Step) => Promise<void>)(step),
    merges: () => merges.length,

    /** What somebody said and nobody wrote over that is seen nowhere, and records that are not where they belong. */
    lost: async (): Promise<string[]> => {
      const all = await rows();
      const notSeen = said.flatMap(({ home, value, overwritten }) => {
        const way = pathOf(home);
        if (way.some((id) => overwritten.has(id)) || isSeen(all.get(way.at(-1)!)!, value)) return [];
        return [`${value} of ${way.join(' in ')}`];
      });
      const astray = await Promise.all(
        Object.entries(columns).map(async ([table, column]) => {
          const found = await server.owner.query<{ id: number; contact: number }>(
            `select id, ${column} as contact from ${table} where company_id = $1`,
            [company.id],
          );
          return found.rows.flatMap(({ id, contact }) => {
            const record = pointing.find((one) => one.table === table && one.id === id);
            const belongs = record && pathOf(record.home).at(-1);
            return contact === belongs ? [] : [`${table} ${id} is at ${contact}, not at ${belongs}`];
          });
        }),
      );
      return [...notSeen, ...astray.flat()];
    },

    /** Who is not as they were when nobody was merged into them; to be asked when nobody is. */
    changed: async (): Promise<unknown[]> => {
      const all = await rows();
      return people.flatMap((id) => {
        const [was, is] = [own.get(id), withoutTime(all.get(id)!)];
        return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ was, is }];
      });
    },
  };
};
export type Office = Awaited<ReturnType<typeof newOffice>>;

const withoutTime = ({ last_updated: _, ...row }: Row) => row;

const fieldsOf = (row: Row) => ['name', 'email', ...mobileFields].map((field) => String(row[field]));

const isSeen = (row: Row, value: string): boolean => {
  if (value.startsWith('group ')) return row.contactgroup.includes(Number(value.slice('group '.length)));
  const texts = ['name', 'email', 'address', 'company_name', 'comment'].map((field) => String(row[field]));
  const mobiles = mobileFields.map((field) => row[field]);
  return mobiles.includes(value) || texts.some((text) => text.includes(value) || text.includes(formatMobile(value)));
};

const isMobile = (value: string) => /^\d{10}$/.test(value);

const newNumber = (pick: number) => String(9_700_000_000 + pick);

type Edit = (row: Row, pick: number, word: string, groups: readonly number[]) => [object, string[]];
const edits: readonly Edit[] = [
  (_, __, word) => [{ name: word }, [word]],
  (_, __, word) => [{ email: `${word}@x.in` }, [`${word}@x.in`]],
  (row, __, word) => [{ comment: `${row.comment}\n${word}` }, [word]],
  (row, __, word) => [{ comment: `${word}\n${row.comment}` }, [word]],
  (_, __, word) => [{ comment: word }, [word]],
  (row) => [{ comment: row.comment.split('\n').slice(0, -1).join('\n') }, []],
  (_, pick) => [{ [mobileFields[pick % 5]!]: newNumber(pick) }, [newNumber(pick)]],
  (row, pick) => [{ mobile_number_1: row[mobileFields[pick % 5]!] || row.mobile_number_1, mobile_number_2: '' }, []],
  (row, pick, __, groups) => [
    { contactgroup: [...new Set([...row.contactgroup.slice(pick % 2), groups[pick % groups.length]!])] },
    [`group ${groups[pick % groups.length]}`],
  ],
];

const inserts: Record<Pointing['table'], string> = {
  property: `insert into property (company_id, contact, property_code, property_type, property_subtype, deal_type, city, area)
    values ($1, $2, $3, 1, 1, '{1}', 1, '{}') returning id`,
  inquiry: `insert into inquiry (company_id, contact, inquiry_code, contact_role, property_type, deal_type)
    values ($1, $2, $3, 'Buyer', 1, '{1}') returning id`,
  note: `insert into note (company_id, link_id, text, link_kind) values ($1, $2, $3, 'contact') returning id`,
};

const idsOf = async (server: TestServer, company: number, table: 'contactgroup' | 'source') => {
  const { rows } = await server.owner.query<{ id: number }>(
    `select id from ${table} where company_id = $1 order by id limit 4`,
    [company],
  );
  return rows.map(({ id }) => id);
};
