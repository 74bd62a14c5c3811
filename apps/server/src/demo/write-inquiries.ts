import type pg from 'pg';
import { onConnection } from '../core/database/on-connection.ts';
import { roleFor } from '../inquiries/index.ts';
import { nextCodes } from '../records/index.ts';
import { officeMoment } from './calendar.ts';
import type { DemoInquiry } from './inquiry.ts';
import { backdateTrail, insertRows, sameColumns } from './insert-rows.ts';
import { idIn } from './write-people.ts';
import { ahmedabad } from './write-places.ts';
import type { WrittenOffice } from './written-office.ts';

/** What an inquiry that does not say so has. */
const unsaid = {
  property_subtype: [],
  bhk: [],
  size_unit: 'Sqft',
  furniture: [],
  possession: [],
  facing: [],
  must_have: [],
  comment: '',
};

/** People agree on round times. */
const onTheQuarter = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / 900_000) * 900_000);

/** Writes inquiries in the order given, which is that of their codes; `people` are the ids of the contacts. Answers theirs. */
export const writeInquiries = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  people: readonly number[],
  inquiries: readonly DemoInquiry[],
): Promise<number[]> => {
  if (!inquiries.length) return [];
  const codes = await nextCodes(onConnection(client), office.id, 'inquiry', inquiries.length);
  const rows = inquiries.map((inquiry, i) => {
    const came = officeMoment(office.now, inquiry.age);
    return {
      contact_role: roleFor(inquiry.facts.deal_type),
      ...unsaid,
      ...inquiry.facts,
      company_id: office.id,
      inquiry_code: codes[i]!,
      contact: people[inquiry.contact]!,
      date_time: came,
      city: ahmedabad,
      area: inquiry.areas.map((name) => idIn(office.areas, name)),
      source: idIn(office.sources, inquiry.source ?? 'Walk-in'),
      assigned_to: inquiry.assigned_to.map((email) => idIn(office.users, email)),
      next_follow_up: inquiry.follow_up === null ? null : onTheQuarter(officeMoment(office.now, -inquiry.follow_up)),
      locked_inquiry: inquiry.locked_inquiry,
      created_by: idIn(office.users, inquiry.created_by),
      created_date: came,
      last_updated: came,
    };
  });
  const ids = await insertRows(client, 'inquiry', sameColumns(rows));
  await backdateTrail(client, office.id, 'inquiry');
  return ids;
};
