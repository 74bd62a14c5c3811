import { drawComparables } from './comparables.ts';
import type { ComparablesPlan } from './comparables-plan.ts';
import { drawComparison } from './comparison.ts';
import { drawList } from './list.ts';
import type { Plan } from './plan.ts';
import { drawSingle } from './single.ts';
import { drawSlip } from './slip.ts';
import type { SlipPlan } from './slip-plan.ts';
import { drawTokenReceipt, type TokenReceiptPlan } from './token-receipt.ts';
import { drawTour } from './tour.ts';

export type AnyPlan = Plan | SlipPlan | TokenReceiptPlan | ComparablesPlan;

/** The PDF of a share, a visit slip, a receipt or a sheet of comparables. Work for a thread of its own: see draw-apart.ts. */
export const draw = (plan: AnyPlan): Promise<Buffer> => {
  if (plan.format === 'Token receipt') return drawTokenReceipt(plan);
  if (plan.format === 'Visit slip') return drawSlip(plan);
  if (plan.format === 'Comparables') return drawComparables(plan);
  if (plan.format === 'Single') return drawSingle(plan);
  if (plan.format === 'Tour') return drawTour(plan);
  return plan.format === 'Comparison' ? drawComparison(plan) : drawList(plan);
};
