import { createHash, randomUUID } from 'node:crypto';
import { type CheckIn, type CheckInPoint, metresBetween } from '@angan/domain/check-in.ts';
import type { Point } from '@angan/domain/distance.ts';
import type { ConfirmMethod } from '@angan/domain/visit-slip.ts';
import type pg from 'pg';
import sharp from 'sharp';
import type { Context } from '../core/context.ts';
import type { BlobStore } from '../core/files/blob-store.ts';
import { type KeepPaper, makeSlip, seenVisits, visitorOf } from '../shares/index.ts';
import { actAs, actingIn } from './act-as.ts';
import { officeMoment } from './calendar.ts';
import { backdateTrail, insertRows } from './insert-rows.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

/** Visits of the last days that were checked in and confirmed, the oldest first. `age`: minutes of office time since. */
const visits: readonly {
  readonly age: number;
  readonly method: ConfirmMethod;
  readonly outcome: string;
  readonly liked: number;
  readonly points: readonly string[];
  readonly note: string;
  /** Degrees by which the phone stood beside the property. */
  readonly aside: number;
}[] = [
  {
    age: 2400,
    method: 'None',
    outcome: 'Shortlisted',
    liked: 3,
    points: [],
    note: 'Comes again with his wife',
    aside: 0.002,
  },
  {
    age: 1300,
    method: 'OTP',
    outcome: 'Liked',
    liked: 4,
    points: ['Liked'],
    note: 'Asked about the parking',
    aside: 0.0004,
  },
  {
    age: 700,
    method: 'Signature',
    outcome: 'Wants second visit',
    liked: 5,
    points: ['Wants second visit'],
    note: '',
    aside: 0.0008,
  },
];

/** A name as a finger writes it. */
const drawn = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="360"><rect width="900" height="360" fill="white"/>' +
        '<path d="M90 230c60-160 90-160 70-20s40 60 70-10 50-40 40 20 60 40 90-30 60-60 60 10 70 40 120-20 90-60 150-10" ' +
        'fill="none" stroke="black" stroke-width="7" stroke-linecap="round"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();

/** Puts a file into the store and its row beside it, as the seed's transaction has them. */
const keepIn =
  (client: pg.PoolClient, store: BlobStore, { id }: WrittenOffice, at: Date, by: number) =>
  async (kind: string, task: number, name: string, content: Buffer, content_type: string): Promise<number> => {
    const store_key = randomUUID();
    await store.put(`${id}/${store_key}/full`, content, content_type);
    const own = { company_id: id, created_by: by, created_date: at, last_updated: at };
    const sha256 = createHash('sha256').update(content).digest('hex');
    const row = {
      ...own,
      kind,
      record_id: task,
      name,
      content_type,
      bytes: content.length,
      sha256,
      variants: [],
      store_key,
    };
    return (await insertRows(client, 'stored_file', [row]))[0]!;
  };

interface Pair extends Point {
  readonly inquiry: number;
  readonly contact: number;
  readonly property: number;
  readonly of: CheckInPoint;
}

/** Pairs of an inquiry whose visits are done and a property of its kind, in its area if there is one, that has a place on the map. */
const pairsOf = async (client: pg.PoolClient, { id, now }: WrittenOffice) =>
  (
    await client.query<Pair>(
      `select distinct on (i.id) i.id as inquiry, i.contact, p.id as property,
          coalesce(p.latitude, s.latitude) as latitude, coalesce(p.longitude, s.longitude) as longitude,
          case when p.latitude is not null then 'property' else 'society' end as of
         from inquiry i join contact c on c.company_id = i.company_id and c.id = i.contact and not c.locked_contact
         join property p on p.company_id = i.company_id and p.property_type = i.property_type and p.deal_type && i.deal_type
          and p.status = 'Available' and not p.locked_property and p.created_date < $2::timestamptz - interval '20 days'
         left join society s on s.company_id = p.company_id and s.id = p.society_name
        where i.company_id = $1 and not i.locked_inquiry and i.stage in ('Visit Done', 'Negotiation', 'Token')
          and coalesce(p.latitude, s.latitude) is not null
        order by i.id, p.area && i.area desc, p.id`,
      [id, now],
    )
  ).rows;

/** Writes visits that were checked in, with their slips in the ledger, as the product makes them. */
export const writeSlips = async (
  client: pg.PoolClient,
  store: BlobStore,
  office: WrittenOffice,
  lead: string,
): Promise<void> => {
  const by = idIn(office.users, lead);
  const pairs = await pairsOf(client, office);
  for (const [at, { age, method, outcome, liked, points, note, aside }] of visits.entries()) {
    const pair = pairs[at];
    if (!pair) break;
    const moment = officeMoment(office.now, age);
    const here = { latitude: Number((pair.latitude + aside).toFixed(5)), longitude: pair.longitude };
    const check_in: CheckIn = {
      at: moment.toISOString(),
      ...here,
      accuracy_m: 14,
      distance_m: metresBetween(here, pair),
      measured_to: pair.of,
    };
    const done = new Date(moment.getTime() + 40 * 60_000);
    const [task] = await insertRows(client, 'task', [
      {
        ...{ company_id: office.id, type: 'Site Visit', title: '', comment: '', priority: 'Normal', repeat: 'None' },
        ...{ status_reason: '', is_deleted: false, is_follow_up: false, remind_before: [], duration_minutes: 60 },
        ...{ inquiry: pair.inquiry, property: pair.property, contact: pair.contact, assigned_to: by, created_by: by },
        date_time: moment,
        status: 'Completed',
        seen: true,
        outcome,
        feedback: { liked, points, note },
        check_in,
        completed_at: done,
        created_date: officeMoment(office.now, age + 600),
        last_updated: done,
      },
    ]);
    const keep = keepIn(client, store, office, done, by);
    const context = await actAs(client, office, lead, done);
    const signature =
      method === 'Signature'
        ? await keep('visit_signature', task!, 'signature.jpg', await drawn(), 'image/jpeg')
        : null;
    const withStore = { ...context, services: { ...context.services, store } } as Context;
    const { visits: seen } = await seenVisits(withStore, task!, { wholeTour: false, hold: false });
    const paper: KeepPaper = (_, { task: of, name, content }) =>
      keep('visit_slip', of, name, content, 'application/pdf');
    await makeSlip(
      withStore,
      {
        visits: seen,
        visitor: await visitorOf(withStore, pair.inquiry),
        shown: { unit: false, society: true },
        method,
        language: 'English',
        signature,
      },
      paper,
    );
    await backdateConfirm(client, office.id, task!, done);
    await actingIn(client, '', '');
  }
  await backdateTrail(client, office.id, 'stored_file');
};

/** On the trail the slip was made when it was. */
const backdateConfirm = (client: pg.PoolClient, company: number, task: number, at: Date) =>
  client.query(
    `update audit_log set at = $3 where company_id = $1 and entity = 'task' and entity_id = $2 and action = 'changed'`,
    [company, task, at],
  );
