import { numberTexts, type WhatsappNumber, whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { errorLine, FormDialog, PasswordField, TextField } from '../../ui/form/index.ts';

const api = client(whatsappNumberCalls);

/** The three things that Meta is asked whether they belong together. The token is never shown again. */
export const ConnectDialog = ({ number, onClose }: { number: WhatsappNumber | undefined; onClose: () => void }) => {
  const [draft, setDraft] = useState({
    waba_id: number?.waba_id ?? '',
    phone_number_id: number?.phone_number_id ?? '',
    token: '',
    is_default: number?.is_default ?? false,
  });
  const change = (next: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...next }));
  const connect = useCall(() => api.connect({ body: draft }), {
    success: ({ display_phone_number, verified_name }) =>
      [word(numberTexts.connected), verified_name || display_phone_number].filter(Boolean).join(': '),
    quiet: true,
    changes: ['whatsapp_number'],
    onSuccess: onClose,
  });
  const { errors, problem } = connect;
  return (
    <FormDialog
      opened
      title={number ? t`Connect again` : t`Connect number`}
      submit={t`Connect`}
      busy={connect.isPending}
      error={problem}
      note={t`WhatsApp is asked whether they fit together.`}
      onSubmit={() => connect.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t`WhatsApp Business account ID`}
        value={draft.waba_id}
        inputMode="numeric"
        required
        autoFocus={!number}
        error={errors.waba_id}
        hint={t`In WhatsApp Manager, under Account tools.`}
        onChange={(waba_id) => change({ waba_id })}
      />
      <TextField
        label={t`Phone number ID`}
        value={draft.phone_number_id}
        inputMode="numeric"
        required
        error={errors.phone_number_id}
        hint={t`In the Meta app, under WhatsApp, API setup. It is not the number itself.`}
        onChange={(phone_number_id) => change({ phone_number_id })}
      />
      <PasswordField
        label={t`Access token`}
        value={draft.token}
        required
        autoComplete="off"
        error={errorLine(errors.token)}
        description={t`Of a system user, without an end. It is kept sealed.`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={({ currentTarget }) => change({ token: currentTarget.value })}
      />
      <Checkbox
        label={t`Write from this number where no other is chosen`}
        checked={draft.is_default}
        onChange={({ currentTarget }) => change({ is_default: currentTarget.checked })}
      />
    </FormDialog>
  );
};
