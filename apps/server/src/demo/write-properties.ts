import type pg from 'pg';
import { onConnection } from '../core/database/on-connection.ts';
import { derivedOf, type Facts } from '../properties/index.ts';
import { nextCodes } from '../records/index.ts';
import { officeMoment } from './calendar.ts';
import { backdateTrail, insertRows, sameColumns } from './insert-rows.ts';
import type { DemoProperty } from './property.ts';
import { idIn } from './write-people.ts';
import { ahmedabad } from './write-places.ts';
import type { WrittenOffice } from './written-office.ts';

/** What a listing that does not say so has. */
const unsaid = {
  wing: '',
  unit_no: '',
  address: '',
  additional_rooms: [],
  furnishing_items: {},
  sale_price_basis: 'Total',
  rent_basis: 'Per month',
  maintenance_basis: 'Per month',
  maintenance_included: false,
  price_negotiable: false,
  amenities: [],
  description: '',
  remark: '',
};

/** What properties refer to: ids of contacts in their order, of projects by the name of their society. */
interface Around {
  readonly people: readonly number[];
  readonly projects: ReadonlyMap<string, number>;
  /** How many pictures each has, in the order of the properties. */
  readonly pictures: readonly number[];
}

/** Writes properties in the order given, which is that of their codes, with their leases; answers their ids. */
export const writeProperties = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  properties: readonly DemoProperty[],
  { people, projects, pictures }: Around,
): Promise<number[]> => {
  if (!properties.length) return [];
  const codes = await nextCodes(onConnection(client), office.id, 'property', properties.length);
  const rows = properties.map((property, i) => {
    const added = officeMoment(office.now, property.age);
    const verified = officeMoment(office.now, property.verified);
    const told = {
      ...unsaid,
      ...property.facts,
      city: ahmedabad,
      contact: people[property.contact]!,
      society_name: property.society === undefined ? null : idIn(office.societies, property.society),
    };
    return {
      ...told,
      ...property.move?.said,
      ...derivedOf(told as Facts, { preleased: property.lease !== null, pictures: pictures[i] ?? 0 }),
      company_id: office.id,
      property_code: codes[i]!,
      area: [idIn(office.areas, property.area)],
      project: projects.get(property.society ?? '') ?? null,
      features: property.features.map((name) => idIn(office.features, name)),
      source: property.source === undefined ? null : idIn(office.sources, property.source),
      assigned_to: property.assigned_to.map((email) => idIn(office.users, email)),
      co_broker: property.co_broker === undefined ? null : people[property.co_broker]!,
      locked_property: property.locked_property,
      last_verified_at: verified,
      verified_by: idIn(office.users, property.verified_by),
      created_by: idIn(office.users, property.created_by),
      created_date: added,
      last_updated: verified,
    };
  });
  const ids = await insertRows(client, 'property', sameColumns(rows));
  await backdateTrail(client, office.id, 'property');
  const leases = properties.flatMap(({ lease }, i) => {
    const { created_by, created_date } = rows[i]!;
    const written = {
      company_id: office.id,
      property_id: ids[i]!,
      created_by,
      created_date,
      last_updated: created_date,
    };
    return lease ? [{ ...lease, ...written }] : [];
  });
  await insertRows(client, 'preleased', leases);
  await backdateTrail(client, office.id, 'preleased');
  return ids;
};
