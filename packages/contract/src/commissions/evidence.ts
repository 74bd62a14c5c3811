import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { FileAnswer } from './papers.ts';

export const evidenceCalls = {
  pack: call({
    method: 'POST',
    path: '/properties/deals/:id/evidence/',
    access: 'commission:edit',
    summary:
      'The evidence pack of a deal as PDF: shares with their chain checked, slips, signed terms, messages, dates',
    params: idParams,
    showsNumbers: true,
    answer: FileAnswer,
  }),
};
