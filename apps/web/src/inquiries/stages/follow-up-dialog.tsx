import { type InquiryCard, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client } from '../../core/api/index.ts';
import { FollowUpField } from '../../records/index.ts';
import { FormDialog } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { useInquiryCall } from './use-inquiry-call.ts';

const api = client(inquiryCalls);

interface Props {
  inquiry: Pick<InquiryCard, 'id' | 'contact'>;
  onClose: () => void;
}

/** Asks when an inquiry is followed up. */
export const FollowUpDialog = ({ inquiry, onClose }: Props) => {
  const [next, setNext] = useState('');
  const { errors, setErrors, busy, run } = useInquiryCall(
    () => api.update({ params: { id: inquiry.id }, body: { next_follow_up: next } }),
    () => t`Follow-up added`,
    onClose,
  );
  return (
    <FormDialog
      opened
      title={t`Follow up ${personName(inquiry.contact.name)}`}
      submit={t`Add follow-up`}
      busy={busy}
      onSubmit={() => (next === '' ? setErrors({ next_follow_up: t`Choose when.` }) : run())}
      onClose={onClose}
    >
      <FollowUpField value={next} required error={errors.next_follow_up} onChange={setNext} />
    </FormDialog>
  );
};
