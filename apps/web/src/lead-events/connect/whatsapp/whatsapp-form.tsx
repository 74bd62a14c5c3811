import type { LeadWhatsapp } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { chatSource } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { sentence } from '../../../core/language/index.ts';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { focusFirstError } from '../../../ui/form/index.ts';
import styles from '../connect.module.css';
import { RuleFields } from '../rule-fields.tsx';
import { SendingForm } from '../sending-form.tsx';
import { FirstAnswerPart } from './first-answer-part.tsx';
import { MetaAddress } from './meta-address.tsx';
import { NumberFields } from './number-fields.tsx';
import { useSaveWhatsapp } from './use-whatsapp.ts';
import { bodyOf, draftOf, isComplete, type WhatsappDraft } from './whatsapp-draft.ts';

/** How the office's own number is connected, and what becomes of who writes to it. */
export const WhatsappForm = ({ whatsapp }: { whatsapp: LeadWhatsapp }) => {
  const { is_enabled, verified_name: name, display_phone_number: number, last_error } = whatsapp;
  const [draft, setDraft] = useState(() => draftOf(whatsapp));
  const [isLeaving, setLeaving] = useState(false);
  const save = useSaveWhatsapp();
  const isConnected = isComplete(whatsapp);
  const set = (changed: Partial<WhatsappDraft>) => {
    setDraft((now) => ({ ...now, ...changed }));
    save.setErrors({});
  };
  const isNewLogin = draft.access_token !== '' || draft.app_secret !== '';
  const saved = () => {
    set({ access_token: '', app_secret: '' });
    if (isNewLogin) save.test.mutate();
  };
  return (
    <SendingForm
      title={t`WhatsApp`}
      isOn={is_enabled}
      isBusy={save.busy}
      saveLabel={isConnected ? t`Save` : t`Connect`}
      onSave={() => save.run(bodyOf(whatsapp, draft), { onSuccess: saved, onError: focusFirstError })}
      buttons={
        isConnected && (
          <>
            <Button loading={save.test.isPending} onClick={() => save.test.mutate()}>
              {t`Test connection`}
            </Button>
            <Button leftSection={<IconPlugConnectedX size={16} aria-hidden />} onClick={() => setLeaving(true)}>
              {t`Disconnect`}
            </Button>
          </>
        )
      }
    >
      <p className={styles.quiet}>
        {name
          ? t`${name}, ${number}. You go on chatting in WhatsApp: here stands who asks, and an answer on your phone stops the clock.`
          : t`Connect the number that your ads lead to. You go on chatting in your WhatsApp Business app; who writes for the first time shows here as a lead.`}
      </p>
      {last_error && <p className={styles.problem}>{sentence(leadSourceProblems, last_error)}</p>}
      <NumberFields whatsapp={whatsapp} draft={draft} errors={save.errors} set={set} />
      {isConnected && <MetaAddress whatsapp={whatsapp} onRotate={() => save.rotate.mutateAsync(undefined)} />}
      {isConnected && (
        <FirstAnswerPart
          answer={draft.first_answer}
          error={save.errors.first_answer}
          onChange={(first_answer) => set({ first_answer })}
        />
      )}
      <RuleFields source={chatSource} draft={draft} errors={save.errors} set={set} />
      {save.outcome && (
        <p className={save.outcome.isGood ? styles.good : styles.problem} role="status">
          {save.outcome.text}
        </p>
      )}
      {isLeaving && (
        <DeleteDialog
          verb={t`Disconnect`}
          what={t`the number`}
          icon={<IconPlugConnectedX size={16} aria-hidden />}
          opened
          item={number || t`WhatsApp`}
          consequence={t`Its token and secret are forgotten, and the address ends. The leads stay.`}
          onDelete={() => save.disconnect.mutateAsync(undefined).catch(() => undefined)}
          onClose={() => setLeaving(false)}
        />
      )}
    </SendingForm>
  );
};
