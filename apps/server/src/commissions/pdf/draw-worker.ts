import { answerDrawings } from '../../core/pdf/index.ts';
import { drawEvidence } from './evidence.ts';
import { drawInvoice } from './invoice.ts';
import { drawLetter } from './letter.ts';
import type { CommissionPlan } from './plans.ts';
import { drawStatement } from './statement.ts';
import { drawTerms } from './terms.ts';

answerDrawings<CommissionPlan>((plan) => {
  switch (plan.kind) {
    case 'Letter':
      return drawLetter(plan);
    case 'Terms':
      return drawTerms(plan);
    case 'Statement':
      return drawStatement(plan);
    case 'Evidence':
      return drawEvidence(plan);
    default:
      return drawInvoice(plan);
  }
});
