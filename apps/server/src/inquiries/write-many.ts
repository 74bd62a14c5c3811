import type { Assigning } from '@angan/domain/assigning.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { nextCodes } from '../records/index.ts';
import { assignNew, type NewInquiry } from './assign-new.ts';
import { keepScoresOf } from './scores/keep-scores.ts';
import { scoreTonight } from './scores/nightly.ts';
import { roleFor } from './write-inquiry.ts';

type Columns = Record<string, unknown>;

/** Adds inquiries that the actor brings in one statement, checked already, with their scores; answers their ids in their order. `rule`: who gets them, where it is another than the company's. */
export const insertInquiries = async (
  db: Kysely<DB>,
  actor: Actor,
  { createdBy, now, rule }: { createdBy: number | null; now: Date; rule?: Assigning | undefined },
  rows: readonly Columns[],
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const { companyId } = actor;
  const assigned = await assignNew(db, actor, rows as unknown as NewInquiry[], rule);
  const codes = await nextCodes(db, companyId, 'inquiry', rows.length);
  const written = await db
    .insertInto('inquiry')
    .values(
      rows.map((row, at) => ({
        contact_role: roleFor(row.deal_type as number[]),
        ...row,
        assigned_to: assigned[at],
        inquiry_code: codes[at]!,
        company_id: companyId,
        created_by: createdBy,
      })) as never,
    )
    .returning(['id', 'inquiry_code'])
    .execute();
  const ids = new Map(written.map((row) => [row.inquiry_code, row.id]));
  await keepScoresOf(db, companyId, [...ids.values()], now);
  await scoreTonight(db, now);
  return codes.map((code) => ids.get(code)!);
};

/** Ten in the morning of the day after, when the office calls again. */
export const tomorrowMorning = (now: Date): string =>
  `${dayInIndia(new Date(now.getTime() + 86_400_000))}T10:00:00+05:30`;
