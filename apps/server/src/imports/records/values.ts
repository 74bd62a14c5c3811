import {
  creatable,
  type MigrationValue,
  meansName,
  nameMeant,
  type ValueField,
  valueChoices,
} from '@angan/contract/imports/values.ts';
import { placeFinder } from '@angan/domain/names/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Reading } from '../engine/reader.ts';
import { plainWord } from '../values/pick.ts';
import type { OfficeNames } from './office.ts';
import type { UnknownName } from './record.ts';
import { valueKey } from './record-row.ts';

type Decisions = Reading['decisions'];

/** What was said of names, in earlier files and in this one, whose own word goes before. */
export const readDecisions = async (
  db: Kysely<DB>,
  companyId: number,
  ofThis: readonly Pick<MigrationValue, 'field' | 'text' | 'means' | 'is_remembered'>[],
): Promise<Decisions> => {
  const earlier = await db
    .selectFrom('data_migration_value')
    .select(['field', 'said', 'means'])
    .where('company_id', '=', companyId)
    .execute();
  return [
    ...earlier.map(({ field, said, means }) => [field as ValueField, said, means] as const),
    ...ofThis.filter((one) => one.means !== '').map(({ field, text, means }) => [field, text, means] as const),
  ];
};

/** Remembers what names mean for the next file; that one is added goes without saying. */
export const rememberValues = async (
  db: Kysely<DB>,
  companyId: number,
  userId: number,
  values: readonly Pick<MigrationValue, 'field' | 'text' | 'means'>[],
): Promise<void> => {
  const told = values.map(({ field, text, means }) => ({ field, said: plainWord(text), means }));
  const kept = told.filter(({ means }) => means !== '' && means !== valueChoices.create);
  const dropped = told.filter(({ means }) => means === valueChoices.create);
  if (kept.length)
    await sql`insert into data_migration_value (company_id, field, said, means, created_by)
      select distinct on (v.field, v.said) ${companyId}::bigint, v.field, v.said, v.means, ${userId}::bigint
        from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) v (field text, said text, means text)
      on conflict (company_id, field, said) do update set means = excluded.means`.execute(db);
  if (dropped.length)
    await sql`delete from data_migration_value d using jsonb_to_recordset(${JSON.stringify(dropped)}::jsonb) v (field text, said text)
      where d.company_id = ${companyId} and d.field = v.field and d.said = v.said`.execute(db);
};

/** Counts the names of rows that the office does not have; the words of the first row stand for all. */
export class UnknownNames {
  readonly #found = new Map<string, UnknownName & { rows: number }>();

  add(names: readonly UnknownName[]): void {
    for (const name of new Map(names.map((one) => [valueKey(one.field, one.text), one])).values()) {
      const key = valueKey(name.field, name.text);
      const held = this.#found.get(key);
      if (held) held.rows++;
      else this.#found.set(key, { ...name, rows: 1 });
    }
  }

  /** With what becomes of each: as decided, else added where it may be, else nothing yet. */
  listed(decisions: Decisions, office: OfficeNames, remembered: ReadonlySet<string>): MigrationValue[] {
    const decided = new Map(decisions.map(([field, text, means]) => [valueKey(field, text), means]));
    const found = [...this.#found.values()];
    const likeHere = likeInOffice(office);
    const likeInFile = areasOfFile(found, ({ field, text }) => {
      const said = decided.get(valueKey(field, text));
      return said === undefined || said === valueChoices.create;
    });
    const ownAreas = new Map(office.areas.map((one) => [`${one.city} ${plainWord(one.area)}`, one.id]));
    return [...this.#found].map(([key, value]) => {
      const { field, text, city, rows } = value;
      const here = likeHere(value).map(({ id, name }) => ({ means: String(id), label: name }));
      // What the office has goes before what the file may mean.
      const ofFile = (here.length > 0 ? [] : likeInFile(value)).map((label) => ({ means: meansName(label), label }));
      const like = [...here, ...ofFile];
      const said = decided.get(key) ?? (creatable.includes(field) ? valueChoices.create : '');
      const other = nameMeant(said);
      // A name of an earlier file is an area of the office by now.
      const ours = other === undefined ? undefined : ownAreas.get(`${city} ${plainWord(other)}`);
      const means = ours === undefined ? said : String(ours);
      // What was said of it stands among the choices, also where other names are nearer.
      const isOffered = other === undefined || like.some((one) => one.means === means);
      return {
        field,
        text,
        rows,
        ...(city != null && { city }),
        means,
        is_remembered: remembered.has(key),
        like: isOffered ? like : [{ means, label: other }, ...like],
      };
    });
  }
}

/** Names offered for one that is written otherwise. */
const mostLike = 3;
/** Areas of a city in a file that another one may be: the most frequent, or a file of odd names would be compared for a minute. */
const mostMeant = 300;

type FoundName = UnknownName & { readonly rows: number };

/**
 * Areas of the file that one of it may be: those like it in its city that more rows name, since a slip is rarer than what
 * was meant. Of two that are as frequent the earlier one is the name.
 */
const areasOfFile = (found: readonly FoundName[], isAdded: (value: FoundName) => boolean) => {
  const areas = found.flatMap((value, at) =>
    value.field === 'area' && isAdded(value)
      ? [{ at, name: value.text, aliases: [], rows: value.rows, city: value.city ?? null }]
      : [],
  );
  const byCity = new Map(
    [...Map.groupBy(areas, ({ city }) => city)].map(([city, names]) => {
      const frequent = names.toSorted((a, b) => b.rows - a.rows).slice(0, mostMeant);
      return [city, placeFinder(frequent)] as const;
    }),
  );
  const places = new Map(areas.map(({ name, at, city }) => [`${city} ${name}`, at]));
  return ({ field, text, city, rows }: FoundName): string[] => {
    if (field !== 'area') return [];
    const own = places.get(`${city ?? null} ${text}`) ?? found.length;
    return (byCity.get(city ?? null)?.(text, mostLike * 2) ?? [])
      .filter((one) => one.name !== text && (one.rows > rows || (one.rows === rows && one.at < own)))
      .map(({ name }) => name)
      .slice(0, mostLike);
  };
};

/** What the office has under a name like one of the file. An area is looked for in its own city where that is told. */
const likeInOffice = (office: OfficeNames) => {
  const finders = new Map(Object.entries(poolsOf(office)).map(([field, pool]) => [field, placeFinder(pool)] as const));
  const byCity = new Map(
    [...Map.groupBy(office.areas, ({ city }) => city)].map(
      ([city, areas]) => [city, placeFinder(poolOf(areas))] as const,
    ),
  );
  return ({ field, text, city }: UnknownName) => {
    const find = field === 'area' && city != null ? byCity.get(city) : finders.get(field);
    return find?.(text, mostLike) ?? [];
  };
};

const poolOf = (areas: OfficeNames['areas']) => areas.map(({ id, area, aliases }) => ({ id, name: area, aliases }));

const poolsOf = ({ areas, societies, sources, staff }: OfficeNames) =>
  ({
    area: poolOf(areas),
    society_name: societies.map(({ id, society_name, aliases }) => ({ id, name: society_name, aliases })),
    source: sources.map((one) => ({ ...one, aliases: [] })),
    assigned_to: staff.map(({ id, name }) => ({ id, name, aliases: [] })),
  }) as Partial<Record<ValueField, { id: number; name: string; aliases: readonly string[] }[]>>;
