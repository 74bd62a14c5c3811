import { demoLogins, demoPassword } from '@angan/contract/demo/logins.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { hashPassword } from '../auth/index.ts';
import type { BlobStore } from '../core/files/blob-store.ts';
import { castContacts } from './cast-contacts.ts';
import type { DemoContact } from './contact.ts';
import { writeDevices } from './devices.ts';
import { tellHistory } from './history.ts';
import { buildInquiries } from './inquiries.ts';
import { backdateTrail } from './insert-rows.ts';
import { knowledgeOf } from './knowledge.ts';
import { newMobiles } from './mobiles.ts';
import { offices } from './offices.ts';
import { buildPeople } from './people.ts';
import { photosIn, picturesOf } from './pictures/pictures-of.ts';
import { buildProperties } from './properties.ts';
import { newRandom } from './random.ts';
import { writeCommissions } from './write-commissions.ts';
import { writeDeals } from './write-deals.ts';
import { writeDemoBookings } from './write-demo-bookings.ts';
import { writeChanges, writeNotes } from './write-history.ts';
import { writeInquiries } from './write-inquiries.ts';
import { writeLoans } from './write-loans.ts';
import { writeOffice } from './write-office.ts';
import { idIn, writePeople } from './write-people.ts';
import { writePictures } from './write-pictures.ts';
import { writeLeads, writeProjects } from './write-projects.ts';
import { writeProperties } from './write-properties.ts';
import { writeSlips } from './write-slips.ts';
import { writeStanding } from './write-standing.ts';
import { writeStory } from './write-story.ts';
import { writeTasks } from './write-tasks.ts';

/**
 * Fills an empty database with the demo's brokerages, all in one transaction, and the store with their pictures. Their records are dated back from `today`;
 * the same moment makes the same rows. A database that has a company besides the platform's is left alone, and false is
 * answered.
 */
export const seedDemo = async (owner: pg.Pool, store: BlobStore, today: Date, log: Logger): Promise<boolean> => {
  if (await hasCompany(owner)) return false;
  const started = Date.now();
  const password_hash = await hashPassword(demoPassword);
  const client = await owner.connect();
  try {
    await client.query('begin');
    await writeAll(client, store, today, password_hash);
    // The office has a past, whose months nobody made.
    await client.query('select make_trail_months(0)');
    await client.query('commit');
    log.info({ ms: Date.now() - started }, 'made the demo office');
    return true;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

const hasCompany = async (owner: pg.Pool): Promise<boolean> =>
  Boolean((await owner.query('select 1 from company where not is_platform limit 1')).rowCount);

const writeAll = async (client: pg.PoolClient, store: BlobStore, now: Date, password_hash: string) => {
  for (const { office, contacts } of buildOffices(now)) {
    const written = await writeOffice(client, office, now, password_hash);
    const { before, changes, notes } = tellHistory(office, contacts);
    const ids = await writePeople(client, written, before, knowledgeOf(office, contacts));
    await backdateTrail(client, written.id, 'contact');
    await writeChanges(client, written, ids, changes);
    await writeNotes(client, written, ids, notes);
    const projectIds = office.hasCast ? await writeProjects(client, written, contacts, ids) : new Map<string, number>();
    const properties = buildProperties(office, contacts, now);
    const pictures = picturesOf(properties);
    const around = { people: ids, projects: projectIds, pictures: pictures.map(photosIn) };
    const propertyIds = await writeProperties(client, written, properties, around);
    await writeStanding(client, written, propertyIds, properties);
    await writePictures(client, store, written, { properties, ids: propertyIds, pictures });
    const inquiries = buildInquiries(office, contacts, properties);
    const inquiryIds = await writeInquiries(client, written, ids, inquiries);
    if (office.hasCast) {
      await writeLeads(client, written, contacts, { inquiries, ids: inquiryIds, projectIds });
      const records = { office: written, properties, propertyIds, inquiries, inquiryIds };
      await writeStory(client, office, contacts, records);
    }
    if (office.hasCast) {
      const [first] = office.team;
      await writeSlips(client, store, written, first!.email);
      await writeDeals(client, written, idIn(written.users, first!.email));
      const payouts = await writeLoans(client, written);
      await writeCommissions(
        client,
        written,
        first!.email,
        office.team.find(({ email }) => email.startsWith('residential'))?.email ?? office.team[1]!.email,
        payouts,
      );
    }
    if (office.is_platform) await writeDemoBookings(client, written, office.team[0]!.email);
    await writeTasks(client, office, written, { properties, propertyIds, inquiries, inquiryIds });
    await writeDevices(client, written);
    await askForMatches(client, written.id);
  }
};

/** The brokerages with their contacts, the oldest first. The later ones know some people of the first. */
export const buildOffices = (now: Date) => {
  const newest = castContacts(now);
  const taken = [...demoLogins.map((login) => login.mobile), ...newest.flatMap((contact) => contact.mobiles)];
  const mobiles = newMobiles(newRandom('mobiles'), taken);
  let known: readonly DemoContact[] = [];
  return offices.map((office) => {
    const contacts = buildPeople(office, now, mobiles, { newest: office.hasCast ? newest : [], known });
    if (!known.length) known = contacts;
    return { office, contacts };
  });
};

/** Has the demo's pairs looked for as soon as jobs run, without telling people of each: once, from the inquiries' side. */
const askForMatches = async (client: pg.PoolClient, company: number): Promise<void> => {
  await client.query(`delete from match_stale where company_id = $1 and record = 'property'`, [company]);
  await client.query('update match_stale set is_quiet = true where company_id = $1', [company]);
  await client.query(`select set_config('app.company_id', $1, true)`, [String(company)]);
  await client.query(`select enqueue_job('match_records', '{}', 'match records', null, 10)`);
  await client.query(`select set_config('app.company_id', '', true)`);
};
