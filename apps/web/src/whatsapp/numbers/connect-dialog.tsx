import { numberTexts, type WhatsappNumber, whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { Checkbox, PasswordInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, client, fieldErrors } from '../../core/api/index.ts';
import { errorLine, FormDialog, TextField } from '../../ui/form/index.ts';
import { toast } from '../../ui/toast.ts';

const api = client(whatsappNumberCalls);

/** The three things that Meta is asked whether they belong together. The token is never shown again. */
export const ConnectDialog = ({ number, onClose }: { number: WhatsappNumber | undefined; onClose: () => void }) => {
  const queries = useQueryClient();
  const [draft, setDraft] = useState({
    waba_id: number?.waba_id ?? '',
    phone_number_id: number?.phone_number_id ?? '',
    token: '',
    is_default: number?.is_default ?? false,
  });
  const change = (next: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...next }));
  const connect = useMutation({
    mutationFn: () => api.connect({ body: draft }),
    onSuccess: ({ display_phone_number, verified_name }) => {
      onClose();
      toast.success([numberTexts.connected, verified_name || display_phone_number].filter(Boolean).join(': '));
      return queries.invalidateQueries({ queryKey: ['whatsapp_number'] });
    },
  });
  const errors = fieldErrors(connect.error);
  const other =
    connect.error instanceof ApiError && Object.keys(errors).length === 0 ? connect.error.message : undefined;
  return (
    <FormDialog
      opened
      title={number ? 'Connect again' : 'Connect number'}
      submit="Connect"
      busy={connect.isPending}
      error={other}
      note="WhatsApp is asked whether they fit together."
      onSubmit={() => connect.mutate()}
      onClose={onClose}
    >
      <TextField
        label="WhatsApp Business account ID"
        value={draft.waba_id}
        inputMode="numeric"
        required
        autoFocus={!number}
        error={errors.waba_id}
        hint="In WhatsApp Manager, under Account tools."
        onChange={(waba_id) => change({ waba_id })}
      />
      <TextField
        label="Phone number ID"
        value={draft.phone_number_id}
        inputMode="numeric"
        required
        error={errors.phone_number_id}
        hint="In the Meta app, under WhatsApp, API setup. It is not the number itself."
        onChange={(phone_number_id) => change({ phone_number_id })}
      />
      <PasswordInput
        label="Access token"
        value={draft.token}
        required
        autoComplete="off"
        error={errorLine(errors.token)}
        description="Of a system user, without an end. It is kept sealed."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={({ currentTarget }) => change({ token: currentTarget.value })}
      />
      <Checkbox
        label="Write from this number where no other is chosen"
        checked={draft.is_default}
        onChange={({ currentTarget }) => change({ is_default: currentTarget.checked })}
      />
    </FormDialog>
  );
};
