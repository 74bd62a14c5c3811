import { namesOfKind } from '@angan/contract/kit/pairs.ts';
import type { Society } from '@angan/contract/societies/societies.ts';
import { societyFields } from '@angan/contract/societies/society-fields.ts';
import { yearInIndia } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Society as SocietyTable } from '../core/database/schema.gen.ts';
import { stockOf } from '../places/index.ts';
import { seesVault } from '../properties/index.ts';
import { mayChange, showContactRef } from '../records/index.ts';

export type SocietyRow = Selectable<SocietyTable>;

interface Keeper {
  contact_id: number | null;
  contact_name: string | null;
  contact_number: string | null;
  contact_is_locked: boolean | null;
}
interface Around {
  id: number;
  city: number;
  office: Keeper;
  watchman: Keeper;
}

const keeper = (alias: string) =>
  sql`json_build_object('contact_id', ${sql.ref(`${alias}.id`)}, 'contact_name', ${sql.ref(`${alias}.name`)},
    'contact_number', ${sql.ref(`${alias}.mobile_number_1`)}, 'contact_is_locked', ${sql.ref(`${alias}.locked_contact`)})`;

/** What stands in other tables, for all the rows at once. */
const around = async (ids: readonly number[], { actor, db }: Context): Promise<Map<number, Around>> => {
  const { rows } = await sql<Around>`
    select s.id, a.city, ${keeper('o')} as office, ${keeper('w')} as watchman
      from society s join area a on a.company_id = s.company_id and a.id = s.area
      left join contact o on o.company_id = s.company_id and o.id = s.office_contact
      left join contact w on w.company_id = s.company_id and w.id = s.watchman_contact
     where s.company_id = ${actor.companyId} and s.id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** A number hides in every text but those that are a name or a number of their own. */
const own = ['society_name', 'pincode', 'rera_no'];
const freeTexts = namesOfKind(societyFields, 'text').filter((field) => !own.includes(field));

/** Societies as their reader sees them: two queries for all of them, three with the counts. */
export const showSocieties = async (
  rows: readonly SocietyRow[],
  counts: boolean,
  context: Context,
): Promise<Society[]> => {
  const { actor, services } = context;
  const ids = rows.map(({ id }) => id);
  const others = await around(ids, context);
  const stock = counts ? await stockOf('society', ids, context) : undefined;
  const whole = actor.scope('property:owner_number') === 'all';
  const year = yearInIndia(services.now());
  return rows.map((row) => {
    const { office_contact: _, watchman_contact: __, ...plain } = row;
    const { city, office, watchman } = others.get(row.id)!;
    const shown = {
      ...plain,
      city,
      age: row.year_built === null ? null : Math.max(0, year - row.year_built),
      stock_count: stock?.get(row.id)?.available ?? null,
      open_inquiry_count: stock?.get(row.id)?.inquiries ?? null,
      may_edit: mayChange(actor, 'society:edit', { created_by: row.created_by, assigned_ids: [] }),
      ...(seesVault(actor, row) && {
        office_contact: showContactRef(office, actor, whole),
        watchman_contact: showContactRef(watchman, actor, whole),
      }),
    } as unknown as Society;
    if (!whole) for (const field of freeTexts) shown[field] = maskNumbersIn(shown[field]);
    return shown;
  });
};
