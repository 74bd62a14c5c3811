import { aboutLine, type CommissionAbout } from '@angan/domain/brokerage/index.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** What a commission is for by the type of its loan, if it is of one, and by kind, unit, society and area of a property. */
const aboutOf = (company: string, property: RawBuilder<unknown>, loanType: RawBuilder<unknown>) =>
  sql<CommissionAbout>`(select json_build_object('loan_type', ${loanType}, 'property_subtype', t.property_subtype,
    'unit_no', coalesce(p.unit_no, ''), 'society', coalesce(s.society_name, ''),
    'area', coalesce((select a.area from area a where a.company_id = p.company_id and a.id = p.area[1]), ''))
  from (select) one left join property p on p.company_id = ${sql.ref(company)} and p.id = ${property}
  left join property_subtype t on t.id = p.property_subtype
  left join society s on s.company_id = p.company_id and s.id = p.society_name)`;

/** What a commission `m` is for, by its deal `d` or its loan `l`. */
export const aboutColumn = aboutOf('m.company_id', sql`coalesce(d.property, l.property)`, sql`l.loan_type`);

/** What a commission `m` is for, as what it belongs to is shown beside it. */
export const dealColumn: RawBuilder<{ id: number; deal_code: string; stage: string } | null> =
  sql`case when d.id is null then null else json_build_object('id', d.id, 'deal_code', d.deal_code, 'stage', d.stage) end`;
export const loanColumn: RawBuilder<{ id: number; loan_code: string } | null> =
  sql`case when l.id is null then null else json_build_object('id', l.id, 'loan_code', l.loan_code) end`;

/** What a deal is about, with its code. */
export const aboutDeal = async ({ actor, db }: Pick<Context, 'actor' | 'db'>, deal: number): Promise<string> => {
  const row = await db
    .selectFrom('deal as d')
    .select([aboutOf('d.company_id', sql`d.property`, sql`null`).as('about'), 'd.deal_code'])
    .where('d.company_id', '=', actor.companyId)
    .where('d.id', '=', deal)
    .executeTakeFirst();
  return row ? maskNumbersIn([aboutLine(row.about), row.deal_code].filter(Boolean).join(', ')) : '';
};

/** What a commission is for on papers and in letters, with what the payer knows it by. */
export const aboutCommission = async ({ actor, db }: Pick<Context, 'actor' | 'db'>, id: number): Promise<string> => {
  const row = await db
    .selectFrom('commission as m')
    .leftJoin('deal as d', (join) => join.onRef('d.company_id', '=', 'm.company_id').onRef('d.id', '=', 'm.deal'))
    .leftJoin('loan as l', (join) => join.onRef('l.company_id', '=', 'm.company_id').onRef('l.id', '=', 'm.loan'))
    .leftJoin('contact as c', (join) =>
      join.onRef('c.company_id', '=', 'l.company_id').onRef('c.id', '=', 'l.applicant'),
    )
    .leftJoin('loan_application as x', (join) =>
      join.onRef('x.company_id', '=', 'l.company_id').onRef('x.loan', '=', 'l.id').on('x.is_lead', '=', true),
    )
    .select([aboutColumn.as('about'), 'd.deal_code', 'l.loan_type', 'l.loan_code', 'c.name', 'x.app_no'])
    .where('m.company_id', '=', actor.companyId)
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow();
  // A lender finds it by its own number, which may look like somebody's.
  if (row.loan_code)
    return [
      maskNumbersIn([row.loan_type, row.name].filter(Boolean).join(' of ')),
      row.app_no && `application ${row.app_no}`,
      row.loan_code,
    ]
      .filter(Boolean)
      .join(', ');
  return maskNumbersIn([aboutLine(row.about), row.deal_code].filter(Boolean).join(', '));
};
