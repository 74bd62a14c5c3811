import type pg from 'pg';
import { isFresh, ofDrops, ofGiven, ofMatches, ofStale, theNewest } from './alerts.ts';
import { officeMoment } from './calendar.ts';
import type { DemoContact } from './contact.ts';
import { backdateTrail, insertRows } from './insert-rows.ts';
import { pairsFor, type Written } from './matching.ts';
import type { DemoOffice } from './offices.ts';
import { newRandom } from './random.ts';
import { noteOnRecords } from './record-notes.ts';
import { tellShares, wasSent } from './shares.ts';
import { writeAlerts } from './write-alerts.ts';
import { idIn } from './write-people.ts';
import { writeShares } from './write-shares.ts';

/** Writes what happened around an office's records: what was noted on them, shared with whom, and told by the bell. */
export const writeStory = async (
  client: pg.PoolClient,
  office: DemoOffice,
  contacts: readonly DemoContact[],
  written: Written,
): Promise<void> => {
  const { properties, inquiries } = written;
  const lead = office.team[0]!.email;
  await writeRecordNotes(client, office, contacts, written);
  const asked = inquiries.flatMap((one, at) => (wasSent(one) || isFresh(one) ? [at] : []));
  const pairs = await pairsFor(client, written, asked);
  const shares = tellShares(pairs, inquiries, properties, lead, newRandom(`shares of ${office.company}`));
  await writeShares(client, written, shares);
  const fresh = pairs.filter(({ inquiry }) => isFresh(inquiries[inquiry]!));
  const alerts = [
    ...ofMatches(fresh, written, lead),
    ...ofGiven(written),
    ...ofStale(written, lead),
    ...ofDrops(shares, written, lead),
  ];
  await writeAlerts(client, written, theNewest(alerts));
};

const writeRecordNotes = async (
  client: pg.PoolClient,
  office: DemoOffice,
  contacts: readonly DemoContact[],
  { office: { id, now, users }, properties, inquiries, propertyIds, inquiryIds }: Written,
) => {
  const ids = { property: propertyIds, inquiry: inquiryIds };
  const rows = noteOnRecords(office, contacts, properties, inquiries).map(({ kind, place, age, by, text }) => {
    const at = officeMoment(now, age);
    const link = { link_kind: kind, link_id: ids[kind][place]! };
    return { company_id: id, text, ...link, created_by: idIn(users, by), created_date: at, last_updated: at };
  });
  await insertRows(client, 'note', rows);
  await backdateTrail(client, id, 'note');
};
