import { drawingThread } from '../../../core/pdf/index.ts';
import type { BillingPlan } from './plan.ts';

/** A paper of the platform, drawn in a thread beside. */
export const drawBillingPaper = drawingThread<BillingPlan>(new URL('./draw-worker.ts', import.meta.url));
