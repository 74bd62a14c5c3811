import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../core/api/index.ts';
import { FormDialog, PhoneField, TextField } from '../../ui/form/index.ts';
import { toast } from '../../ui/toast.ts';
import { chatApi, freshenChats, mobileIn } from './use-chats.ts';

/** The person of a chat becomes a contact, or turns out to be one by their number. */
export const AddContactDialog = ({ chat, onClose }: { chat: ChatDetail; onClose: () => void }) => {
  const queries = useQueryClient();
  const [name, setName] = useState(chat.profile_name);
  const [number, setNumber] = useState(mobileIn(chat));
  const add = useMutation({
    mutationFn: () => chatApi.addContact({ body: { name, mobile_number_1: number, chat: chat.id } }, { quiet: true }),
    onSuccess: () => {
      toast.success(t`Successfully Created Contact`);
      onClose();
    },
    onSettled: () => freshenChats(queries),
  });
  const wrong = fieldErrors(add.error);
  return (
    <FormDialog
      opened
      title={t`Add contact`}
      submit={t`Add contact`}
      busy={add.isPending}
      onSubmit={() => add.mutate()}
      onClose={onClose}
      error={add.error && Object.keys(wrong).length === 0 ? add.error.message : undefined}
    >
      <TextField label={t`Name`} value={name} onChange={setName} error={wrong.name} autoFocus maxLength={100} />
      <PhoneField label={t`Mobile number`} value={number} onChange={setNumber} error={wrong.mobile_number_1} required />
    </FormDialog>
  );
};
