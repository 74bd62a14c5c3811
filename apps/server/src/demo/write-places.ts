import { yearInIndia } from '@angan/domain/dates.ts';
import { cities } from '@angan/domain/lookups/index.ts';
import type pg from 'pg';
import { areaNames } from './area-names.ts';
import { areas } from './areas.ts';
import { officeMoment } from './calendar.ts';
import { backdateTrail, insertRows } from './insert-rows.ts';
import { neighboursAmong } from './neighbours.ts';
import { type DemoOffice, officeMinutes } from './offices.ts';
import { societies } from './societies.ts';
import { societyFacts } from './society-facts.ts';
import { idIn } from './write-people.ts';

export const ahmedabad = cities.find((row) => row.city === 'Ahmedabad')!.id;

/** Writes the areas that the office works in, and the societies in them; answers their ids by name. */
export const writePlaces = async (
  client: pg.PoolClient,
  office: DemoOffice,
  { id: company_id, now, users }: { id: number; now: Date; users: ReadonlyMap<string, number> },
) => {
  const worked = areas.slice(0, office.areas);
  const at = officeMoment(now, officeMinutes(office.days) + 300);
  const first = { company_id, created_by: idIn(users, office.team[0]!.email), created_date: at, last_updated: at };
  const areaIds = await insertRows(
    client,
    'area',
    worked.map(({ tier: _, word: __, ...area }) => ({ ...first, city: ahmedabad, ...area, ...areaNames(area.area) })),
  );
  await insertRows(
    client,
    'area_neighbour',
    neighboursAmong(worked).map(({ one, other, km }) => {
      const [a, b] = [areaIds[one]!, areaIds[other]!];
      return { ...first, one: Math.min(a, b), other: Math.max(a, b), km };
    }),
  );
  const areaByName = new Map(worked.map(({ area }, i) => [area, areaIds[i]!]));
  const known = societies.filter((one) => areaByName.has(one.area));
  const societyIds = await insertRows(
    client,
    'society',
    known.map((society) => ({
      ...first,
      society_name: society.society_name,
      address: society.address,
      area: idIn(areaByName, society.area),
      ...societyFacts(society, yearInIndia(now)),
    })),
  );
  await backdateTrail(client, company_id, 'area');
  await backdateTrail(client, company_id, 'area_neighbour');
  await backdateTrail(client, company_id, 'society');
  return { areas: areaByName, societies: new Map(known.map((one, i) => [one.society_name, societyIds[i]!])) };
};
