import { setImmediate as nextTurn } from 'node:timers/promises';
import { duplicateLimits } from '@angan/contract/contacts/duplicates.ts';
import { readyName } from '@angan/domain/names/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { jobInSteps } from '../../core/jobs/job.ts';
import { addressReader, allPlaces, type Place, placesOfRecords } from './known-places.ts';
import { addTo, type Blocks, lookalikesIn } from './lookalike-pairs.ts';
import { lookForLookalikes } from './lookalike-search.ts';

/** Contacts read at a time. */
const portion = 2000;

/** Looks through the company's contacts for names that are alike in one place, and keeps the pairs. */
export const looking = jobInSteps(lookForLookalikes, async (_, { companyId, step }) => {
  const blocks: Blocks = new Map();
  const places = await step((db) => allPlaces({ db, companyId }));
  const byKey = new Map(places.map((place) => [place.key, place]));
  const placesIn = addressReader(places);
  for (let last = 0; ; ) {
    const read = await step((db) => readPortion(db, companyId, last));
    for (const { id, name, address } of read.contacts) {
      const known = [...(read.keys.get(id) ?? []).flatMap((key) => byKey.get(key) ?? []), ...placesIn(address)];
      const ready = readyName(name);
      if (known.length > 0 && ready.joined !== '') addTo(blocks, { id, name: ready, places: namesOf(known) });
    }
    if (read.contacts.length < portion) break;
    last = read.contacts.at(-1)!.id;
  }
  const pairs = await lookalikesIn(blocks, duplicateLimits.lookalikes, () => nextTurn());
  await step(async (db) => {
    await db.deleteFrom('contact_lookalike').where('company_id', '=', companyId).execute();
    await sql`insert into contact_lookalike (company_id, one, other, place)
      select ${companyId}, one, other, place
        from unnest(${pairs.map(({ one }) => one)}::bigint[], ${pairs.map(({ other }) => other)}::bigint[],
          ${pairs.map(({ place }) => place)}::text[]) p (one, other, place)`.execute(db);
    await sql`update contact_lookalike_search set started_at = null, looked_at = now() where company_id = ${companyId}`.execute(
      db,
    );
  });
});

const readPortion = async (db: Kysely<DB>, companyId: number, after: number) => {
  const { rows: contacts } = await sql<{ id: number; name: string; address: string }>`
    select id, name, address from contact
     where company_id = ${companyId} and id > ${after} and not is_deleted and name <> ''
     order by id limit ${portion}`.execute(db);
  const keys = new Map<number, string[]>();
  const rows = await placesOfRecords(
    { db, companyId },
    contacts.map(({ id }) => id),
  );
  for (const { contact, key } of rows) keys.set(contact, [...(keys.get(contact) ?? []), key]);
  return { contacts, keys };
};

const namesOf = (places: readonly Place[]) => new Map(places.map(({ key, name }) => [key, name]));
