import { shareTexts } from '@angan/contract/shares/texts.ts';
import type { CheckIn } from '@angan/domain/check-in.ts';
import { type TaskStatus, visitType } from '@angan/domain/lookups/tasks.ts';
import type { VisitFeedback } from '@angan/domain/visit-feedback.ts';
import { isOnSlip } from '@angan/domain/visit-slip.ts';
import type { Context } from '../../core/context.ts';
import { nonField, notFound } from '../../core/errors.ts';
import { visibleTasks } from '../../tasks/index.ts';

/** A visit of somebody's inquiry that was made, or that people are on. */
export interface SeenVisit {
  readonly id: number;
  readonly inquiry: number;
  readonly property: number | null;
  readonly project: number | null;
  readonly date_time: string;
  readonly duration_minutes: number;
  readonly outcome: string | null;
  readonly feedback: VisitFeedback | null;
  readonly check_in: CheckIn | null;
}

const visits = ({ actor, db }: Context) =>
  db
    .selectFrom('task as t')
    .selectAll()
    .where(visibleTasks(actor))
    .where('t.is_deleted', '=', false)
    .where('t.status', '<>', 'Rescheduled')
    .where('t.type', '=', visitType);

/**
 * The visit that is named, or all of its tour that were seen, in their order; held until the transaction ends where a slip
 * is made of them. Refuses where nothing was seen. `leftOut`: stops of the tour that nobody saw yet.
 */
export const seenVisits = async (
  context: Context,
  id: number,
  { wholeTour, hold }: { wholeTour: boolean; hold: boolean },
): Promise<{ visits: SeenVisit[]; leftOut: number }> => {
  const named = await context.db
    .selectFrom('task as t')
    .select(['t.type', 't.visit_group', 't.inquiry'])
    .where(visibleTasks(context.actor))
    .where('t.is_deleted', '=', false)
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!named) throw notFound();
  if (named.type !== visitType) throw nonField(shareTexts.onlyVisits);
  const all =
    wholeTour && named.visit_group !== null
      ? visits(context).where('t.visit_group', '=', named.visit_group).where('t.inquiry', '=', named.inquiry)
      : visits(context).where('t.id', '=', id);
  const ordered = all.orderBy('t.date_time').orderBy('t.id');
  const rows = await (hold ? ordered.forNoKeyUpdate() : ordered).execute();
  const now = context.services.now();
  const seen = rows.filter(({ status, date_time, seen: wasSeen, check_in }) =>
    isOnSlip(
      { status: status as TaskStatus, date_time, seen: wasSeen, check_in: check_in as unknown as CheckIn | null },
      now,
    ),
  );
  if (seen.length === 0) throw nonField(shareTexts.nothingSeen);
  return {
    visits: seen.map((row) => ({
      id: row.id,
      inquiry: row.inquiry!,
      property: row.property,
      project: row.project,
      date_time: row.date_time,
      duration_minutes: row.duration_minutes,
      outcome: row.outcome,
      feedback: row.feedback as unknown as VisitFeedback | null,
      check_in: row.check_in as unknown as CheckIn | null,
    })),
    leftOut: rows.length - seen.length,
  };
};
