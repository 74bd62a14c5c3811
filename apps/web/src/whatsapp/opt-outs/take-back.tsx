import { type OptOut, optOutCalls, optOutLimits, optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { FormDialog, TextAreaField } from '../../ui/form/index.ts';
import { toast } from '../../ui/toast.ts';
import styles from './opt-outs.module.css';
import { personOf } from './person-of.ts';

const api = client(optOutCalls);

/** Somebody who ended marketing wants it again; how they said so is kept. */
export const TakeBack = ({ optOut, onClose }: { optOut: OptOut; onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const take = useCall(() => api.takeBack({ params: { id: optOut.id }, body: { reason } }, { quiet: true }), {
    quiet: true,
    changes: ['whatsapp_opt_out'],
    onSuccess: ({ contact_refuses }) => {
      onClose();
      if (contact_refuses) toast.error(t`Taken back, but still ${word(optOutTexts.contactRefuses).toLowerCase()}.`);
      else toast.success(word(optOutTexts.takenBack));
    },
  });
  const { errors, problem } = take;
  const isAtWhatsapp = optOut.how === 'WhatsApp' || optOut.how === 'Refusal';
  return (
    <FormDialog
      opened
      title={t`Let marketing go to ${personOf(optOut)} again?`}
      submit={t`Take back`}
      busy={take.isPending}
      error={problem}
      onSubmit={() => take.mutate()}
      onClose={onClose}
    >
      <p>{word(optOutTexts.onlyTheirWish)}</p>
      {isAtWhatsapp && <p className={styles.warning}>{word(optOutTexts.atWhatsapp)}</p>}
      <TextAreaField
        label={t`When and how they asked`}
        value={reason}
        required
        autoFocus
        maxLength={optOutLimits.reason}
        placeholder={t`Said so at the site visit on Sunday`}
        error={errors.reason}
        onChange={setReason}
      />
    </FormDialog>
  );
};
