import { dayInIndia } from '@angan/domain/dates.ts';
import { inquiryCandidateBounds, match, matchCandidateBounds, matchContext } from '@angan/domain/matching/index.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aNumber, gurgaon } from '../../test/listings.ts';
import { addRandomListings } from '../../test/random-listings.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { bestFirst, inOrder, type Pair, type Ranked } from './best-first.ts';
import { inquiryCandidates, propertyCandidates } from './candidates.ts';
import { rankInquiries, readInquiryFacts } from './inquiries-for.ts';
import { readPlaces } from './places.ts';
import { rankProperties, readPropertyFacts, type Search } from './properties-for.ts';
import { propertyFacts } from './property-facts.ts';
import { factsOf } from './read-inquiry.ts';

let server: TestServer;
let company: number;
let made: Awaited<ReturnType<typeof addRandomListings>>;
beforeAll(async () => {
  server = await aServer();
  const office = await aCompany(server);
  company = office.id;
  const owner = await office.person('Owner');
  const sectors = await addSectors(
    server,
    owner,
    ['57', '56', '55', '54', '53', '52', '51'].map((n) => `Sector ${n}`),
  );
  const areas = Object.values(sectors);
  const rows = async (statement: string, values: unknown[]) =>
    (await server.owner.query<{ id: number }>(statement, values)).rows.map((row) => row.id);
  const societies = await rows(
    `insert into society (company_id, society_name, area) select $1, 'Society ' || n, $2[n] from generate_series(1, 4) n returning id`.replace(
      '$2[n]',
      '($2::bigint[])[n]',
    ),
    [company, areas],
  );
  const projects = await rows(
    `insert into project (company_id, project_name, builder_name, property_type, property_subtype, city, area, status)
       values ($1, 'Sun Vista', 'Vista', 1, '{1}', $2, array[$3::bigint], 'Ready') returning id`,
    [company, gurgaon, areas[0]],
  );
  const contacts = await rows(
    `insert into contact (company_id, name, mobile_number_1) select $1, 'Person', $2 from generate_series(1, 5) returning id`,
    [company, aNumber()],
  );
  made = await addRandomListings(
    server,
    company,
    gurgaon,
    { areas, societies, contacts, projects },
    { properties: 200, inquiries: 90 },
  );
});
afterAll(() => server.close());

/** Every record and every pair of the company, judged by the rule alone. */
const withAll = async (work: (all: Awaited<ReturnType<typeof readAll>>) => Promise<void>) =>
  inTransaction(server.services.pool, openingForCompany(company, null), async (client) => {
    await work(await readAll({ db: onConnection(client) }));
  });
const readAll = async ({ db }: Pick<Search, 'db'>) => {
  const places = await readPlaces({ actor: { companyId: company }, db });
  const today = dayInIndia(new Date());
  const ctx = matchContext({ today, neighbours: places.neighbours });
  const search: Search = { db, companyId: company, ctx, places };
  const properties = (await readPropertyFacts(search, made.properties)).map((row) => ({
    id: row.id,
    facts: propertyFacts(row, places.areaOf, places.featureOf, today),
  }));
  const inquiries = (await readInquiryFacts(search, made.inquiries)).map((row) => ({
    id: row.id,
    facts: factsOf(row, places),
  }));
  return { search, properties, inquiries };
};

const everything = { most: 10_000, least: 0 };
const ceilings = ({ ids, ceilings: most }: Ranked) => new Map(ids.map((id, at) => [id, most[at]!]));

describe('what the database lets through and ranks', () => {
  test('holds every pair that the rule lists, and no pair scores above its ceiling, from either side', async () => {
    let listed = 0;
    let close = 0;
    await withAll(async ({ search, properties, inquiries }) => {
      const bySide = new Map<string, number>();
      for (const inquiry of inquiries) {
        const passes = propertyCandidates(matchCandidateBounds(inquiry.facts), false);
        const ranked = ceilings(
          await rankProperties(
            search,
            inquiry.facts,
            sql`p.company_id = ${company} and not p.is_deleted and ${passes}`,
            everything,
          ),
        );
        for (const [id, ceiling] of ranked) bySide.set(`${inquiry.id} ${id}`, ceiling);
      }
      for (const property of properties) {
        const passes = inquiryCandidates(inquiryCandidateBounds(property.facts));
        const ranked = ceilings(
          await rankInquiries(
            search,
            property.facts,
            sql`i.company_id = ${company} and not i.is_deleted and ${passes}`,
            everything,
          ),
        );
        for (const inquiry of inquiries) {
          const { gates, exact } = match(inquiry.facts, property.facts, search.ctx);
          if (gates.length > 0) continue;
          listed += 1;
          const name = `${inquiry.id} ${property.id}`;
          const [fromInquiry, fromProperty] = [bySide.get(name) ?? -1, ranked.get(inquiry.id) ?? -1];
          expect([name, exact, fromInquiry + 1e-6 >= exact]).toEqual([name, exact, true]);
          expect([name, exact, fromProperty + 1e-6 >= exact]).toEqual([name, exact, true]);
          if (fromInquiry - exact < 15) close += 1;
        }
      }
    });
    expect(listed).toBeGreaterThan(300);
    expect(close / listed).toBeGreaterThan(0.5);
  });

  test('gives the same first page when few are scored at a time as when all are', async () => {
    let spared = 0;
    await withAll(async ({ search, properties, inquiries }) => {
      for (const { facts } of inquiries) {
        const passes = propertyCandidates(matchCandidateBounds(facts), false);
        const where = sql<boolean>`p.company_id = ${company} and not p.is_deleted and ${passes}`;
        const ranked = await rankProperties(search, facts, where, everything);
        const byId = new Map(properties.map((one) => [one.id, one.facts]));
        const score = async (ids: readonly number[]): Promise<Pair[]> =>
          ids.map((id) => ({ id, match: match(facts, byId.get(id)!, search.ctx) }));
        const lists = (result: Pair['match']) => result.gates.length === 0 && result.exact >= 50;
        const { listed, scored, isProven } = await bestFirst(ranked, score, {
          needed: 5,
          counted: 5,
          least: 50,
          lists,
          batch: 3,
        });
        const all = (await score(made.properties)).filter((pair) => lists(pair.match)).sort(inOrder);
        expect(isProven).toBe(true);
        expect(listed.slice(0, 5).map((pair) => [pair.id, pair.match.exact])).toEqual(
          all.slice(0, 5).map((pair) => [pair.id, pair.match.exact]),
        );
        spared += ranked.total - scored.length;
      }
    });
    expect(spared).toBeGreaterThan(0);
  });
});
