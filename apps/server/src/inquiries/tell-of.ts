import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { type Kysely, sql } from 'kysely';
import { ownerIds, raiseAlerts } from '../alerts/index.ts';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';

interface Told {
  readonly id: number;
  readonly inquiry_code: string;
}

/** Tells people that an inquiry was given to them. Who takes one knows it; who had it before is not told again. */
export const tellAssigned = async (
  { actor, db, services }: Context,
  { id, inquiry_code }: Told,
  before: readonly number[],
  after: readonly number[],
): Promise<void> =>
  raiseAlerts(db, [
    {
      to: after.filter((person) => person !== actor.userId && !before.includes(person)),
      kind: 'Inquiry assigned',
      sentence: alertSentences.of.inquiryAssigned({ code: inquiry_code }),
      key: `inquiry ${id} given ${services.now().toISOString()}`,
      about: [{ kind: 'inquiry', id }],
    },
  ]);

/** Records that an alert about many shows; it is told as long as its person may see all of these. */
const shownOfMany = 5;

/**
 * Tells people once of all of these inquiries that came to them together. `key` says what brought them, `file`
 * from which file.
 */
export const tellAssignedTogether = async (
  db: Kysely<DB>,
  ids: readonly number[],
  { by, key, file }: { by: number | null; key: string; file?: string },
): Promise<void> => {
  if (ids.length === 0) return;
  const { rows } = await sql<{ person: number; codes: string[]; inquiries: number[] }>`
    select p.person, array_agg(i.inquiry_code order by i.id) as codes, array_agg(i.id order by i.id) as inquiries
      from inquiry i cross join unnest(i.assigned_to) as p (person)
     where i.company_id = current_company_id() and i.id = any (${ids}::bigint[]) and p.person is distinct from ${by}::bigint
     group by p.person`.execute(db);
  await raiseAlerts(
    db,
    rows.map(({ person, codes, inquiries }) => ({
      to: [person],
      kind: 'Inquiry assigned' as const,
      sentence: assigned(codes, file),
      key,
      about: inquiries.slice(0, shownOfMany).map((id) => ({ kind: 'inquiry' as const, id })),
    })),
  );
};

const assigned = (codes: readonly string[], file: string | undefined): AlertSentence => {
  const [code = ''] = codes;
  const { of } = alertSentences;
  if (codes.length === 1) return file ? of.inquiryAssignedFromFile({ code, file }) : of.inquiryAssigned({ code });
  const count = codes.length;
  return file ? of.inquiriesAssignedFromFile({ count, file }) : of.inquiriesAssigned({ count });
};

/** Tells who sees to an inquiry, or the Owner where nobody does, that the day has come on which it was to go on. */
export const tellGoesOn = async (
  db: Kysely<DB>,
  inquiry: Told & { readonly assigned_to: readonly number[]; readonly resume_on: string },
  stage: string,
): Promise<void> =>
  raiseAlerts(db, [
    {
      to: inquiry.assigned_to.length ? inquiry.assigned_to : await ownerIds(db),
      kind: 'Inquiry goes on',
      sentence: alertSentences.of.inquiryResumed({ code: inquiry.inquiry_code, stage }),
      key: `inquiry ${inquiry.id} goes on ${inquiry.resume_on}`,
      about: [{ kind: 'inquiry', id: inquiry.id }],
    },
  ]);
