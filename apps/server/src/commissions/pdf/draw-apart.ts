import { drawingThread } from '../../core/pdf/index.ts';
import type { CommissionPlan } from './plans.ts';

/** A paper of the brokerage desk, drawn in a thread beside. */
export const drawCommissionPaper = drawingThread<CommissionPlan>(new URL('./draw-worker.ts', import.meta.url));
