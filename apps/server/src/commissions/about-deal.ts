import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** What a deal `d` is about, in a line: unit, society, area and kind of what is sold or let. */
export const aboutColumn: RawBuilder<string> = sql<string>`(select concat_ws(', ',
    nullif(concat_ws(' ', t.property_subtype, nullif(p.unit_no, '')), ''), nullif(s.society_name, ''),
    (select a.area from area a where a.company_id = p.company_id and a.id = p.area[1]))
  from property p join property_subtype t on t.id = p.property_subtype
  left join society s on s.company_id = p.company_id and s.id = p.society_name
  where p.company_id = d.company_id and p.id = d.property)`;

export const aboutDeal = async ({ actor, db }: Context, deal: number): Promise<string> => {
  const row = await db
    .selectFrom('deal as d')
    .select([aboutColumn.as('about'), 'd.deal_code'])
    .where('d.company_id', '=', actor.companyId)
    .where('d.id', '=', deal)
    .executeTakeFirst();
  return row ? maskNumbersIn([row.about, row.deal_code].filter(Boolean).join(', ')) : '';
};
