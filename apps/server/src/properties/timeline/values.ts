import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import { laidOutFields } from '@angan/contract/properties/property-layout.ts';
import { formatDate } from '@angan/domain/dates.ts';
import {
  amenities,
  banks,
  bhkRows,
  dealTypes,
  furnitures,
  possessions,
  propertySubtypes,
  propertyTypes,
} from '@angan/domain/lookups/index.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { formatNumber, formatPrice } from '@angan/domain/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { type ContactColumns, showContactRef } from '../../records/index.ts';

/** Lists of the platform, whose ids stand in these fields. */
const platform: Readonly<Record<string, ReadonlyMap<number, string>>> = {
  property_type: new Map(propertyTypes.map((row) => [row.id, row.property_type])),
  property_subtype: new Map(propertySubtypes.map((row) => [row.id, row.property_subtype])),
  deal_type: new Map(dealTypes.map((row) => [row.id, row.deal_type])),
  bhk: new Map(bhkRows.map((row) => [row.id, row.bhk])),
  furniture: new Map(furnitures.map((row) => [row.id, row.furniture])),
  possession: new Map(possessions.map((row) => [row.id, row.possession])),
  amenities: new Map(amenities.map((row) => [row.id, row.amenity])),
  loan_bank: new Map(banks.map((row) => [row.id, row.bank])),
};

/** Tables of the company whose ids stand in these fields, with what their rows are called by. */
const tables = {
  area: ['area', 'area'],
  society_name: ['society', 'society_name'],
  source: ['source', 'source_name'],
  features: ['feature', 'feature'],
  assigned_to: ['app_user', `concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))`],
} as const;
const people = ['contact', 'co_broker'];

type Changes = Record<string, [unknown, unknown]> | null;
const idsIn = (rows: readonly { changes: Changes }[], fields: readonly string[]): number[] => [
  ...new Set(
    rows.flatMap(({ changes }) =>
      fields.flatMap((field) => (changes?.[field] ?? []).flat().filter((id): id is number => typeof id === 'number')),
    ),
  ),
];

/** How the values in these changes are said to the reader: names for ids, numbers masked as on the record itself. */
export const valuesOf = async (context: Context, rows: readonly { changes: Changes }[]) => {
  const { actor, db } = context;
  const whole = actor.scope('property:owner_number') === 'all';
  const names = new Map<string, ReadonlyMap<number, string>>(Object.entries(platform));
  for (const [field, [table, name]] of Object.entries(tables)) {
    const ids = idsIn(rows, [field]);
    if (ids.length === 0) continue;
    const found = await sql<{ id: number; name: string }>`
      select id, ${sql.raw(name)} as name from ${sql.table(table)}
       where company_id = ${actor.companyId} and id = any (${ids}::bigint[])`.execute(db);
    names.set(field, new Map(found.rows.map((row) => [row.id, row.name])));
  }
  const contacts = await contactNames(context, idsIn(rows, people), whole);
  for (const field of people) names.set(field, contacts);
  return (field: string, given: unknown): string => {
    const text = inWords(field, given, names.get(field));
    return whole ? text : maskNumbersIn(text);
  };
};

const contactNames = async (
  { actor, db }: Context,
  ids: readonly number[],
  whole: boolean,
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('contact')
    .select(['id as contact_id', 'name as contact_name', 'mobile_number_1 as contact_number'])
    .select('locked_contact as contact_is_locked')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    found.map((row) => {
      const shown = showContactRef(row as ContactColumns, actor, whole)!;
      return [shown.id, shown.name || shown.mobile_number_1];
    }),
  );
};

const isLaidOut = (field: string): field is LaidOutField => (laidOutFields as readonly string[]).includes(field);

const inWords = (field: string, given: unknown, names: ReadonlyMap<number, string> | undefined): string => {
  if (given === null || given === undefined || given === '') return '';
  if (names)
    return [given]
      .flat()
      .map((id) => names.get(id as number) ?? '')
      .filter(Boolean)
      .join(', ');
  if (field === 'locked_property') return given ? 'Owner/Co-Owner' : 'All User';
  const kind = isLaidOut(field) ? laidOut[field].kind : 'text';
  if (kind === 'flag' || kind === 'maybe') return given ? 'Yes' : 'No';
  if (kind === 'date') return formatDate(String(given));
  if (kind === 'rupees') return formatPrice(Number(given));
  if (kind === 'count' || kind === 'amount' || kind === 'percent') return formatNumber(Number(given));
  return typeof given === 'object' ? partsInWords(given) : String(given);
};

/** 'AC 2, Fan 4'; '99acres, Housing'; 'Percent 1 Owner'; words of a list. */
const partsInWords = (given: object): string => {
  if (Array.isArray(given)) return given.join(', ');
  if ('basis' in given) return Object.values(given).filter(Boolean).join(' ');
  return Object.entries(given)
    .map(([name, value]) => (typeof value === 'object' ? name : `${name} ${value}`))
    .join(', ');
};
