import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import { missingForAvailable } from '@angan/contract/properties/property-rules.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { derivedOf } from '../../properties/index.ts';
import { nextCodes } from '../../records/index.ts';
import type { Coordinates } from './coordinates.ts';
import type { Listing, Refused } from './map.ts';
import { type PlaceIds, writePlaces } from './write-places.ts';

export interface Written {
  imported: Listing[];
  /** Of those imported, the ones that lack what the form asks for. */
  drafts: number;
  /** Listings that an earlier import, or a person, has brought in. */
  alreadyHere: Refused[];
}

/** Rows written in one transaction; an import that is stopped keeps the chunks before, and the next run goes on. */
const chunk = 200;

/** Writes listings into a company as properties whose owner is not known yet. Nothing that is there already is touched. */
export const writeListings = async (
  pool: pg.Pool,
  companyId: number,
  listings: readonly Listing[],
  coordinates: Coordinates,
): Promise<Written> => {
  const written: Written = { imported: [], drafts: 0, alreadyHere: [] };
  for (let start = 0; start < listings.length; start += chunk)
    await inTransaction(pool, openingForCompany(companyId, null, 'import'), (client) =>
      writeChunk(onConnection(client), companyId, listings.slice(start, start + chunk), coordinates, written),
    );
  return written;
};

const writeChunk = async (
  db: Kysely<DB>,
  companyId: number,
  listings: readonly Listing[],
  coordinates: Coordinates,
  written: Written,
) => {
  const { sources, features } = await readNames(db, companyId);
  const sourceOf = (listing: Listing) => sources.get(listing.source.toLowerCase()) ?? null;
  const here = await db
    .selectFrom('property')
    .select(['source', 'external_ref'])
    .where('company_id', '=', companyId)
    .where(
      'external_ref',
      'in',
      listings.map((one) => one.external_ref),
    )
    .execute();
  const isHere = (one: Listing) =>
    here.some((row) => row.external_ref === one.external_ref && row.source === sourceOf(one));
  for (const { line, external_ref } of listings.filter(isHere))
    written.alreadyHere.push({ line, external_ref, reason: 'It is already here' });
  const fresh = listings.filter((one) => !isHere(one));
  if (fresh.length === 0) return;

  const places = await writePlaces(db, companyId, fresh, coordinates);
  const codes = await nextCodes(db, companyId, 'property', fresh.length);
  const rows = fresh.map((listing, index) => ({
    ...rowOf(listing, places, features),
    source: sourceOf(listing),
    property_code: codes[index]!,
    company_id: companyId,
  }));
  await db.insertInto('property').values(rows).execute();
  written.imported.push(...fresh);
  written.drafts += rows.filter((row) => row.status === 'Draft').length;
};

const readNames = async (db: Kysely<DB>, companyId: number) => {
  const sources = await db
    .selectFrom('source')
    .select(['id', 'source_name as name'])
    .where('company_id', '=', companyId)
    .execute();
  const features = await db
    .selectFrom('feature')
    .select(['id', 'feature as name'])
    .where('company_id', '=', companyId)
    .execute();
  const byName = (rows: { id: number; name: string }[]) => new Map(rows.map((row) => [row.name.toLowerCase(), row.id]));
  return { sources: byName(sources), features: byName(features) };
};

const sizeFields = {
  Plot: 'plot_area',
  'Built-up': 'built_up_area',
  'Super Built-up': 'super_built_up_area',
  Carpet: 'carpet_area',
  'RERA Carpet': 'carpet_area',
} as const;

const rowOf = (listing: Listing, places: PlaceIds, features: ReadonlyMap<string, number>) => {
  const [quoted] = listing.sizes;
  const size = { size: quoted?.value ?? null, size_unit: quoted?.unit ?? null, size_basis: quoted?.basis ?? null };
  const known = Object.fromEntries(
    listing.sizes.flatMap(({ basis, value, unit }) => [
      [sizeFields[basis], value],
      [`${sizeFields[basis]}_unit`, unit],
    ]),
  );
  // A feature that the company has taken off its list is kept in words.
  const unknown = listing.features.filter((name) => !features.has(name.toLowerCase()));
  const notes = [...listing.doubts, ...listing.notes, ...(unknown.length ? [`Also: ${unknown.join(', ')}.`] : [])];
  const row = {
    ...listing.fields,
    ...size,
    ...known,
    area: [places.area(listing)],
    city: listing.place.city,
    society_name: places.society(listing),
    features: listing.features.flatMap((name) => features.get(name.toLowerCase()) ?? []),
    furnishing_items: JSON.stringify(listing.fields.furnishing_items),
    remark: notes.join('\n').slice(0, propertyLimits.remark),
    external_ref: listing.external_ref,
  };
  const isComplete = Object.keys(missingForAvailable({ ...row, furnishing_items: {} })).length === 0;
  return { ...row, ...derivedOf(row), status: isComplete ? 'Available' : 'Draft' };
};
