import type { ContactedInput } from '@angan/contract/inquiries/inquiry-stages.ts';
import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { t } from '@lingui/core/macro';
import { client } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { nameOfLead } from '../words/lead-words.ts';
import { leadPath } from '../words/paths.ts';
import { useLeadCall } from './use-lead-call.ts';

const api = client(leadEventCalls);

/** Notes an answer on the inquiry of a lead, which is made for it where there is none yet. */
export const answer = async (lead: LeadEvent, body: ContactedInput) => {
  if (!lead.inquiry) await api.convert({ params: { id: lead.id }, body: {} });
  return orKeep(
    leadEventCalls.answered,
    { params: { id: lead.id }, body },
    {
      title: t`Contact with ${nameOfLead(lead)}`,
      detail: [word(body.how), body.call_result && word(body.call_result), body.note].filter(Boolean).join('. '),
      changes: ['lead_event', 'inquiry', 'contact'],
      mend: { path: leadPath(lead.id) },
    },
  );
};

/** Notes that somebody wrote to a lead on WhatsApp: there is no outcome to ask for. */
export const useNoteMessage = () => {
  const { run } = useLeadCall(
    (lead: LeadEvent) => answer(lead, { how: 'WhatsApp', call_result: null, next_follow_up: null, note: '' }),
    { told: (changed) => changed.inquiry && t`Noted for ${nameOfLead(changed)}` },
  );
  return (lead: LeadEvent) => run(lead);
};
