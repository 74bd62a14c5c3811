import type { ContactedInput } from '@angan/contract/inquiries/inquiry-stages.ts';
import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { t } from '@lingui/core/macro';
import { LogForm } from '../../inquiries/index.ts';
import { nameOfLead } from '../words/lead-words.ts';
import { answer } from './note-message.ts';
import { useLeadCall } from './use-lead-call.ts';
import type { Way } from './use-person.ts';

interface Props {
  lead: LeadEvent;
  how: Way;
  onClose: () => void;
}

/** What came of the call to a lead; saved, its clock stands. */
export const AnswerDialog = ({ lead, how, onClose }: Props) => {
  const { errors, setErrors, busy, run } = useLeadCall((body: ContactedInput) => answer(lead, body), {
    told: (changed) => changed.inquiry && t`Noted for ${nameOfLead(changed)}`,
    onDone: onClose,
    onKept: onClose,
    inForm: true,
  });
  return (
    <LogForm
      name={nameOfLead(lead)}
      inquiry={{ stage: lead.inquiry?.stage ?? 'New', call_result: null, next_follow_up: null }}
      how={how}
      busy={busy}
      errors={errors}
      onErrors={setErrors}
      onSave={run}
      onClose={onClose}
    />
  );
};
