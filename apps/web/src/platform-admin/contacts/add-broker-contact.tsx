import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { brokerContactCalls } from '@angan/contract/platform/broker-contacts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, firstNonField, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { FormDialog, PhoneField, TextAreaField, TextField } from '../../ui/form/index.ts';
import { nothingShared, SharedChoices, sentShared } from './shared-choices.tsx';
import { useCounts } from './use-counts.ts';

const api = client(brokerContactCalls);
const empty = { name: '', mobile_number_1: '', email: '', address: '', comment: '' };

/** One contact of the platform's own company. */
export const AddBrokerContact = ({ onClose }: { onClose: () => void }) => {
  const counts = useCounts().data;
  const [draft, setDraft] = useState(empty);
  const [shared, setShared] = useState(nothingShared);
  const [missing, setMissing] = useState<string>();
  const change = (next: Partial<typeof empty>) => setDraft((now) => ({ ...now, ...next }));
  const add = useCall(() => api.create({ body: { ...draft, ...sentShared(shared) } }), {
    success: word(contactTexts.created),
    quiet: true,
    changes: ['contact'],
    onSuccess: onClose,
  });
  const { errors } = add;
  const submit = () => {
    const none = draft.mobile_number_1.trim() === '';
    setMissing(none ? word(contactTexts.mobileRequired) : undefined);
    if (!none) add.mutate();
  };
  return (
    <FormDialog
      opened
      title={t`Add Contact`}
      submit={t`Add Contact`}
      busy={add.isPending}
      error={add.problem && (firstNonField(add.error) ?? word(contactTexts.createFailed))}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        value={draft.name}
        maxLength={contactFields.name.max}
        autoFocus
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <PhoneField
        label={t`Mobile number`}
        value={draft.mobile_number_1}
        required
        error={missing ?? errors.mobile_number_1}
        onChange={(mobile_number_1) => change({ mobile_number_1 })}
      />
      <TextField
        label={t`Email`}
        type="email"
        value={draft.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
      <SharedChoices shared={shared} counts={counts} onChange={setShared} />
      <TextField
        label={t`Address`}
        value={draft.address}
        maxLength={contactFields.address.max}
        error={errors.address}
        onChange={(address) => change({ address })}
      />
      <TextAreaField
        label={t`Comment`}
        value={draft.comment}
        maxLength={contactFields.comment.max}
        error={errors.comment}
        onChange={(comment) => change({ comment })}
      />
    </FormDialog>
  );
};
