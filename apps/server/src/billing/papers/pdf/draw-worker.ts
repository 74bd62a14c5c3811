import { answerDrawings } from '../../../core/pdf/index.ts';
import { drawPlatformInvoice } from './invoice.ts';
import type { BillingPlan } from './plan.ts';

answerDrawings<BillingPlan>(drawPlatformInvoice);
