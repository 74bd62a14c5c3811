import type { OwnMeasure } from '@angan/domain/local-units.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { readMeasure } from '../../records/index.ts';
import { plainWord } from '../values/pick.ts';

interface Area {
  readonly id: number;
  readonly area: string;
  readonly aliases: readonly string[];
  readonly city: number;
}
interface Society {
  readonly id: number;
  readonly society_name: string;
  readonly aliases: readonly string[];
  readonly area: number;
}
interface Named {
  readonly id: number;
  readonly name: string;
}
interface Colleague extends Named {
  readonly email: string;
}

/** What an office has under names of its own. */
export interface OfficeNames {
  readonly areas: readonly Area[];
  readonly societies: readonly Society[];
  readonly sources: readonly Named[];
  readonly features: readonly Named[];
  readonly staff: readonly Colleague[];
  /** Where the office works, if it has said so. */
  readonly city: number | null;
  readonly measure: OwnMeasure;
}

export const readOffice = async (db: Kysely<DB>, companyId: number): Promise<OfficeNames> => {
  const of = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows;
  const [company] = await of(
    sql<{ default_city: number | null }>`select default_city from company where id = ${companyId}`,
  );
  return {
    areas: await of(sql<Area>`select id, area, aliases, city from area where company_id = ${companyId} order by id`),
    societies: await of(
      sql<Society>`select id, society_name, aliases, area from society where company_id = ${companyId} order by id`,
    ),
    sources: await of(
      sql<Named>`select id, source_name as name from source where company_id = ${companyId} order by id`,
    ),
    features: await of(sql<Named>`select id, feature as name from feature where company_id = ${companyId} order by id`),
    staff: await of(
      sql<Colleague>`select id, trim(first_name || ' ' || last_name) as name, email from app_user where company_id = ${companyId} and is_active order by created_date, id`,
    ),
    city: company?.default_city ?? null,
    measure: await readMeasure(db, companyId),
  };
};

/** Places and people of an office by name. What is not there yet can be given a negative id, the same for the same name. */
export class Directory {
  readonly office: OfficeNames;
  readonly #areas = new Map<string, Area>();
  readonly #areaById = new Map<number, Area>();
  readonly #societies = new Map<string, number>();
  readonly #sources = new Map<string, number>();
  readonly #features: ReadonlyMap<string, number>;
  readonly #staff = new Map<string, number | 'several'>();
  /** Names that are to be added, by the negative ids that stand for them. */
  readonly toAdd = {
    area: new Map<number, { area: string; city: number }>(),
    society: new Map<number, { society_name: string; area: number }>(),
    source: new Map<number, string>(),
  };
  #next = -1;

  constructor(office: OfficeNames) {
    this.office = office;
    for (const area of office.areas) {
      this.#areaById.set(area.id, area);
      for (const name of [area.area, ...area.aliases]) this.#first(this.#areas, areaKey(area.city, name), area);
    }
    for (const { id, area, society_name, aliases } of office.societies)
      for (const name of [society_name, ...aliases]) this.#first(this.#societies, societyKey(area, name), id);
    for (const { id, name } of office.sources) this.#sources.set(plainWord(name), id);
    this.#features = new Map(office.features.map(({ id, name }) => [plainWord(name), id]));
    for (const { id, name, email } of office.staff)
      for (const key of new Set([name, email, name.split(' ')[0]!].map(plainWord)))
        this.#staff.set(key, this.#staff.has(key) && this.#staff.get(key) !== id ? 'several' : id);
  }

  #first<V>(map: Map<string, V>, key: string, value: V) {
    if (!map.has(key)) map.set(key, value);
  }

  /** The area of a name in a city; where no city is told, in the office's own and then in the only one that has it. */
  area(name: string, city: number | null): number | undefined {
    if (city !== null) return this.#areas.get(areaKey(city, name))?.id;
    const own = this.office.city === null ? undefined : this.#areas.get(areaKey(this.office.city, name));
    if (own) return own.id;
    const plain = plainWord(name);
    const found = this.office.areas.filter((one) =>
      [one.area, ...one.aliases].some((word) => plainWord(word) === plain),
    );
    return found.length === 1 ? found[0]!.id : undefined;
  }

  cityOf(area: number): number | undefined {
    return this.#areaById.get(area)?.city;
  }

  society(name: string, area: number): number | undefined {
    return this.#societies.get(societyKey(area, name));
  }

  /** The only society of that name, wherever it is. */
  societyAnywhere(name: string): number | undefined {
    const plain = plainWord(name);
    const found = this.office.societies.filter((one) =>
      [one.society_name, ...one.aliases].some((word) => plainWord(word) === plain),
    );
    return found.length === 1 ? found[0]!.id : undefined;
  }

  areaOfSociety(id: number): number | undefined {
    return this.office.societies.find((one) => one.id === id)?.area ?? this.toAdd.society.get(id)?.area;
  }

  source(name: string): number | undefined {
    return this.#sources.get(plainWord(name));
  }

  feature(name: string): number | undefined {
    return this.#features.get(plainWord(name));
  }

  /** Somebody of the staff by name or e-mail; undefined also where two are called so. */
  colleague(name: string): number | undefined {
    const found = this.#staff.get(plainWord(name));
    return found === 'several' ? undefined : found;
  }

  addArea(area: string, city: number): number {
    const id = this.#next--;
    const made = { id, area, city, aliases: [] };
    this.#areas.set(areaKey(city, area), made);
    this.#areaById.set(id, made);
    this.toAdd.area.set(id, { area, city });
    return id;
  }

  addSociety(society_name: string, area: number): number {
    const id = this.#next--;
    this.#societies.set(societyKey(area, society_name), id);
    this.toAdd.society.set(id, { society_name, area });
    return id;
  }

  addSource(name: string): number {
    const id = this.#next--;
    this.#sources.set(plainWord(name), id);
    this.toAdd.source.set(id, name);
    return id;
  }
}

const areaKey = (city: number, name: string) => `${city} ${plainWord(name)}`;
const societyKey = (area: number, name: string) => `${area} ${plainWord(name)}`;
