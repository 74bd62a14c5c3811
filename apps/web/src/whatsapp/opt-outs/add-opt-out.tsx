import { optOutCalls, optOutLimits, optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, client, fieldErrors, showing } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { FormDialog, TextAreaField, TextField } from '../../ui/form/index.ts';
import { toast } from '../../ui/toast.ts';

const api = client(optOutCalls);

/** Somebody asked for no more marketing elsewhere: on the phone, in the office, in a letter. */
export const AddOptOut = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient();
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const add = useMutation({
    mutationFn: () => api.create({ body: { user_whatsapp_number: number, reason } }, { quiet: true }),
    onSuccess: () => {
      onClose();
      toast.success(word(optOutTexts.added));
      return queries.invalidateQueries(showing('whatsapp_opt_out'));
    },
  });
  const errors = fieldErrors(add.error);
  const other = add.error instanceof ApiError && Object.keys(errors).length === 0 ? add.error.message : undefined;
  return (
    <FormDialog
      opened
      title={t`Add opt-out`}
      submit={t`Add opt-out`}
      busy={add.isPending}
      error={other}
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
