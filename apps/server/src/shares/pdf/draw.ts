import { drawComparison } from './comparison.ts';
import { drawList } from './list.ts';
import type { Plan } from './plan.ts';
import { drawSingle } from './single.ts';
import { drawTour } from './tour.ts';

/** The PDF of a share. Work for a thread of its own: see draw-apart.ts. */
export const draw = (plan: Plan): Promise<Buffer> => {
  if (plan.format === 'Single') return drawSingle(plan);
  if (plan.format === 'Tour') return drawTour(plan);
  return plan.format === 'Comparison' ? drawComparison(plan) : drawList(plan);
};
