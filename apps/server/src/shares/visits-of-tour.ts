import { shareTexts } from '@angan/contract/shares/texts.ts';
import type { ShownVisit } from '@angan/domain/brochure/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { visibleTasks } from '../tasks/index.ts';

/** When each of some properties is seen on a tour; undefined where no tour is named. Each has to be a stop of it. */
export const visitsOfTour = async (
  { actor, db }: Context,
  visit_group: string | null | undefined,
  properties: readonly number[],
): Promise<Map<number, ShownVisit> | undefined> => {
  if (!visit_group) return undefined;
  const rows = await db
    .selectFrom('task as t')
    .select(['t.property', 't.date_time', 't.duration_minutes'])
    .where(visibleTasks(actor))
    .where('t.is_deleted', '=', false)
    .where('t.visit_group', '=', visit_group)
    .where('t.status', '<>', 'Rescheduled')
    .execute();
  const visits = new Map(rows.map((row) => [row.property, { at: row.date_time, minutes: row.duration_minutes }]));
  const found = properties.map((id) => [id, visits.get(id)] as const);
  if (found.some(([, visit]) => !visit)) throw fieldErrors({ visit_group: [shareTexts.noSuchStop] });
  return new Map(found as [number, ShownVisit][]);
};
