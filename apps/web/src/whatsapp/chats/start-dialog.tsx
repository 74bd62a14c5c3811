import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { PhoneField } from '../../ui/form/index.ts';
import styles from './chats.module.css';
import { ContactDialog } from './contact-dialog.tsx';
import { chatApi } from './use-chats.ts';
import { whyNot } from './use-send.ts';

/** Whom to write to: a contact, or a number that nobody has yet. */
export const StartDialog = ({ onClose, onChosen }: { onClose: () => void; onChosen: (chat: number) => void }) => {
  const [number, setNumber] = useState('');
  const start = useCall(
    (body: { contact: number } | { user_whatsapp_number: string }) => chatApi.start({ body }, { quiet: true }),
    { quiet: true, onSuccess: ({ id }) => onChosen(id) },
  );
  return (
    <ContactDialog title={t`New chat`} onClose={onClose} onChosen={({ id }) => start.mutate({ contact: id })}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate({ user_whatsapp_number: number });
        }}
      >
        <PhoneField
          label={t`Or a WhatsApp number`}
          value={number}
          onChange={setNumber}
          error={start.error ? whyNot(start.error) : undefined}
        />
        <Button type="submit" loading={start.isPending} disabled={number.length !== 10}>
          {t`Open the chat`}
        </Button>
      </form>
    </ContactDialog>
  );
};
