import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { possessions } from '@angan/domain/lookups/index.ts';
import { formatNumber, formatPrice } from '@angan/domain/money.ts';
import { sourceExamples, sourceNames, type VariableSource } from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';

interface Newest {
  readonly contact_name: string | null;
  readonly contact_address: string | null;
  readonly price: number | null;
  readonly size: number | null;
  readonly size_unit: string | null;
  readonly area: string | null;
  readonly society: string | null;
  readonly bhk: number | null;
  readonly possession: number | null;
  readonly user_name: string;
  readonly company_name: string;
}

/** What variables could be filled with, from the office's newest records; a made-up value where there is none. */
export const examplesFor = async ({ db, actor }: Context): Promise<Record<VariableSource, string>> => {
  const { rows } = await sql<Newest>`
    select c.name as contact_name, c.address as contact_address, coalesce(p.sale_price_total, p.rent_total) as price, p.size, p.size_unit,
        (select a.area from area a where a.company_id = p.company_id and a.id = p.area[1]) as area,
        (select s.society_name from society s where s.company_id = p.company_id and s.id = p.society_name) as society,
        p.bhk, p.possession, concat_ws(' ', u.first_name, u.last_name) as user_name, k.company_name
      from company k join app_user u on u.company_id = k.id and u.id = ${actor.userId}
      left join lateral (select * from contact where company_id = k.id and not is_deleted and name <> '' order by id desc limit 1) c on true
      left join lateral (select * from property where company_id = k.id and not is_deleted order by id desc limit 1) p on true
     where k.id = ${actor.companyId}`.execute(db);
  const { contact_name, contact_address, price, size, size_unit, area, society, user_name, company_name, ...ids } =
    rows[0]!;
  const bhk = bhkRows.find((row) => row.id === ids.bhk)?.bhk ?? '';
  const found: Partial<Record<VariableSource, string | null>> = {
    'contact.name': contact_name,
    'contact.address': contact_address,
    'property.title': [bhk, society ?? area].filter(Boolean).join(' in '),
    'property.size': size === null ? '' : `${formatNumber(size)} ${size_unit ?? 'Sqft'}`,
    'property.price': price === null ? '' : formatPrice(price),
    'property.area': area,
    'property.society': society,
    'property.bhk': bhk,
    'property.possession': possessions.find((row) => row.id === ids.possession)?.possession ?? '',
    'user.name': user_name,
    'company.name': company_name,
  };
  return Object.fromEntries(
    sourceNames.map((source) => [source, found[source]?.trim() || sourceExamples[source]]),
  ) as Record<VariableSource, string>;
};
