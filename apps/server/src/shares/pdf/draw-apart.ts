import { drawingThread } from '../../core/pdf/index.ts';
import type { AnyPlan } from './draw.ts';

/** The PDF of a share, drawn in a thread beside. */
export const drawApart = drawingThread<AnyPlan>(new URL('./draw-worker.ts', import.meta.url));
