import { optOutCalls, optOutLimits, optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { FormDialog, TextAreaField, TextField } from '../../ui/form/index.ts';

const api = client(optOutCalls);

/** Somebody asked for no more marketing elsewhere: on the phone, in the office, in a letter. */
export const AddOptOut = ({ onClose }: { onClose: () => void }) => {
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const add = useCall(() => api.create({ body: { user_whatsapp_number: number, reason } }, { quiet: true }), {
    success: word(optOutTexts.added),
    quiet: true,
    changes: ['whatsapp_opt_out'],
    onSuccess: onClose,
  });
  const { errors, problem } = add;
  return (
    <FormDialog
      opened
      title={t`Add opt-out`}
      submit={t`Add opt-out`}
      busy={add.isPending}
      error={problem}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t`WhatsApp number`}
        value={number}
        inputMode="numeric"
        required
        autoFocus
        placeholder="98765 43210"
        hint={t`With its country code if it is not Indian.`}
        error={errors.user_whatsapp_number}
        onChange={setNumber}
      />
      <TextAreaField
        label={t`How they asked`}
        value={reason}
        required
        maxLength={optOutLimits.reason}
        placeholder={t`Asked on the phone`}
        error={errors.reason}
        onChange={setReason}
      />
    </FormDialog>
  );
};
