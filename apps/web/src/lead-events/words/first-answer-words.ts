import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { t } from '@lingui/core/macro';
import { formatTime, word } from '../../core/language/index.ts';

/** What became of the answer that went by itself; '' where there is nothing to say. */
export const firstAnswerText = ({ first_answer }: Pick<LeadEvent, 'first_answer'>): string => {
  switch (first_answer?.status) {
    case 'Sent':
      return first_answer.sent_at ? t`First answer sent ${formatTime(first_answer.sent_at)}` : t`First answer sent`;
    case 'Failed':
      return t`First answer could not be sent: ${word(first_answer.problem)}`;
    case 'Unknown':
      return t`Nobody knows whether the first answer went. It is not sent again.`;
    case 'Waiting':
    case 'Sending':
      return t`The first answer is on its way`;
    default:
      return '';
  }
};
