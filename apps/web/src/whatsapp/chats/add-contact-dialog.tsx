import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { invalidate, useCall } from '../../core/api/index.ts';
import { FormDialog, PhoneField, TextField } from '../../ui/form/index.ts';
import { chatApi, mobileIn } from './use-chats.ts';

/** The person of a chat becomes a contact, or turns out to be one by their number. */
export const AddContactDialog = ({ chat, onClose }: { chat: ChatDetail; onClose: () => void }) => {
  const [name, setName] = useState(chat.profile_name);
  const [number, setNumber] = useState(mobileIn(chat));
  const add = useCall(
    () => chatApi.addContact({ body: { name, mobile_number_1: number, chat: chat.id } }, { quiet: true }),
    {
      success: t`Successfully Created Contact`,
      quiet: true,
      onSuccess: onClose,
      onSettled: () => invalidate('whatsapp_chat'),
    },
  );
  return (
    <FormDialog
      opened
      title={t`Add contact`}
      submit={t`Add contact`}
      busy={add.isPending}
      onSubmit={() => add.mutate()}
      onClose={onClose}
      error={add.problem}
    >
      <TextField label={t`Name`} value={name} onChange={setName} error={add.errors.name} autoFocus maxLength={100} />
      <PhoneField
        label={t`Mobile number`}
        value={number}
        onChange={setNumber}
        error={add.errors.mobile_number_1}
        required
      />
    </FormDialog>
  );
};
