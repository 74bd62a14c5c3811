import type { Kysely } from 'kysely';
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
      message: `${inquiry_code} was given to you.`,
      key: `inquiry ${id} given ${services.now().toISOString()}`,
      inquiry: [id],
    },
  ]);

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
      message: `${inquiry.inquiry_code} is back from On Hold, at ${stage}.`,
      key: `inquiry ${inquiry.id} goes on ${inquiry.resume_on}`,
      inquiry: [inquiry.id],
    },
  ]);
