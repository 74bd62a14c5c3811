import { dayInIndia } from '@angan/domain/dates.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import type pg from 'pg';
import { onConnection } from '../core/database/on-connection.ts';
import { keepAllScores, roleFor } from '../inquiries/index.ts';
import { nextCodes } from '../records/index.ts';
import { officeMoment } from './calendar.ts';
import { courseTo } from './course.ts';
import type { DemoInquiry } from './inquiry.ts';
import { backdateTrail, insertRows, sameColumns } from './insert-rows.ts';
import { newRandom } from './random.ts';
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
  const random = newRandom(`course of inquiries of ${office.id}`);
  const courses = inquiries.map(({ facts }) => courseTo(facts.stage ?? 'New', random));
  const codes = await nextCodes(onConnection(client), office.id, 'inquiry', inquiries.length);
  const rows = inquiries.map((inquiry, i) => {
    const came = officeMoment(office.now, inquiry.age);
    const { contact_attempts, call_result, stage_reason, held_stage, response, reached } = courses[i]!;
    const next = inquiry.follow_up === null ? null : onTheQuarter(officeMoment(office.now, -inquiry.follow_up));
    const reachedAt = reached === null ? null : officeMoment(office.now, inquiry.age * (1 - reached));
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
      next_follow_up: next,
      contact_attempts,
      call_result,
      stage_reason,
      held_stage,
      resume_on: held_stage && next ? dayInIndia(next) : null,
      first_response_at: response === null ? null : officeMoment(office.now, Math.max(0, inquiry.age - response)),
      last_contacted_at: reachedAt,
      connected_at: reachedAt,
      locked_inquiry: inquiry.locked_inquiry,
      created_by: idIn(office.users, inquiry.created_by),
      created_date: came,
      last_updated: came,
    };
  });
  const ids = await insertRows(client, 'inquiry', sameColumns(rows));
  await backdateTrail(client, office.id, 'inquiry');
  await insertRows(
    client,
    'inquiry_stage_move',
    courses.flatMap(({ moves, stage_reason }, i) =>
      moves.map(({ from, to, at }) => ({
        company_id: office.id,
        inquiry: ids[i]!,
        from_stage: from,
        to_stage: to,
        by: rows[i]!.assigned_to[0] ?? rows[i]!.created_by,
        at: officeMoment(office.now, inquiries[i]!.age * (1 - at)),
        reason: closedInquiryStages.includes(to) ? stage_reason : null,
        note: '',
      })),
    ),
  );
  await keepAllScores(onConnection(client), office.id, office.now);
  return ids;
};
