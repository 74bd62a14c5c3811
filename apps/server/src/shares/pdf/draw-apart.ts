import { drawingThread } from '../../core/pdf/index.ts';
import type { Plan } from './plan.ts';
import type { SlipPlan } from './slip-plan.ts';

/** The PDF of a share, drawn in a thread beside. */
export const drawApart = drawingThread<Plan | SlipPlan>(new URL('./draw-worker.ts', import.meta.url));
