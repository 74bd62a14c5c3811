import { type FieldValue, type Line, type ValuedField, valuedField } from '@angan/contract/kit/field-values.ts';
import {
  type PreleasedField,
  preleasedFields,
  preleasedLabels,
  preleasedUnits,
} from '@angan/contract/properties/preleased.ts';
import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import { propertyFieldLabel } from '@angan/contract/properties/property-labels.ts';
import { wordsById, wordsOfIds } from '@angan/domain/lookups/by-id.ts';
import { visibilityOf } from '@angan/domain/lookups/visibility.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { maskedAnswer } from '../../core/http/mask-answer.ts';
import { type ContactColumns, showContactRef } from '../../records/index.ts';

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

const isLaidOut = (name: string): name is LaidOutField => Object.hasOwn(laidOut, name);
const isOfLease = (name: string): name is PreleasedField => Object.hasOwn(preleasedFields, name);
const declared = (name: string): Line | undefined => {
  if (isLaidOut(name)) return laidOut[name];
  if (isOfLease(name))
    return { kind: preleasedFields[name].kind, label: preleasedLabels[name], unit: preleasedUnits[name] };
  // The status, who sees it and what somebody else has to do with it are words of lists.
  const label = name === 'other_contacts' ? 'Other contacts' : propertyFieldLabel(name);
  return label === undefined ? undefined : { kind: 'choice', label };
};

/** A field whose change is told, by its name. */
export const fieldOf = (name: string): ValuedField | undefined => {
  const line = declared(name);
  if (!line) return undefined;
  const isCompanys = name in tables || people.includes(name);
  return valuedField({ ...line, ...(isCompanys ? { kind: 'words' } : wordsById(name) && { kind: 'choices' }) });
};

/** The values in these changes as the reader may see them: names for ids, numbers masked as on the record itself. */
export const valuesOf = async (context: Context, rows: readonly { changes: Changes }[]) => {
  const { actor, db } = context;
  const whole = actor.scope('property:owner_number') === 'all';
  const names = new Map<string, ReadonlyMap<number, string>>();
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
  return (name: string, stored: unknown): FieldValue => {
    const named = wordsById(name) ?? names.get(name);
    const value = named
      ? wordsOfIds(named, stored)
      : name === 'locked_property'
        ? visibilityOf(stored === true)
        : (stored as FieldValue);
    return whole ? value : maskedAnswer(value);
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
