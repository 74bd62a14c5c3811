import { type InquiryCard, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { ContactedInput } from '@angan/contract/inquiries/inquiry-stages.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { inquiryName, inquiryPath } from '../../records/index.ts';
import { personName } from '../../ui/person-name.ts';
import { LogForm } from './log-form.tsx';
import { useInquiryCall } from './use-inquiry-call.ts';

interface Props {
  inquiry: InquiryCard;
  how?: ContactWay;
  onClose: () => void;
}

/** What came of a call or a message about an inquiry, and when to go on. */
export const LogDialog = ({ inquiry, how = 'Call', onClose }: Props) => {
  // The record may show what was saved before the answer is there.
  const [before] = useState(inquiry.stage);
  const { errors, setErrors, busy, run } = useInquiryCall(
    (contacted: ContactedInput) =>
      orKeep(
        inquiryCalls.contacted,
        { params: { id: inquiry.id }, body: contacted },
        {
          title: t`Contact with ${personName(inquiry.contact.name)}`,
          detail: [word(contacted.how), contacted.call_result && word(contacted.call_result), contacted.note]
            .filter(Boolean)
            .join('. '),
          changes: ['inquiry', 'contact'],
          mend: { path: inquiryPath(inquiry.id) },
        },
      ),
    (changed) => (changed.stage === before ? t`Noted` : t`Noted. ${inquiryName(changed)} is ${word(changed.stage)}`),
    onClose,
  );
  return (
    <LogForm
      name={inquiry.contact.name}
      inquiry={inquiry}
      how={how}
      busy={busy}
      errors={errors}
      onErrors={setErrors}
      onSave={run}
      onClose={onClose}
    />
  );
};
