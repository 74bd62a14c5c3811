import { type ChatContact, whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../../core/api/index.ts';
import { personName } from '../../core/language/index.ts';
import { PersonSquare } from '../../ui/person.tsx';
import rowStyles from '../find/find.module.css';
import { FindDialog } from '../find/find-dialog.tsx';

const useContacts = (search: string) =>
  useQuery({
    ...query(whatsappChatCalls.contacts, { query: { search } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });

interface Props {
  title: string;
  onChosen: (contact: ChatContact) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** One of the office's contacts who has a number. */
export const ContactDialog = ({ title, onChosen, onClose, children }: Props) => (
  <FindDialog
    title={title}
    label={t`Name or number`}
    useFound={useContacts}
    none={t`No contact with a number has that name.`}
    onChosen={onChosen}
    onClose={onClose}
    draw={(contact) => (
      <>
        <PersonSquare name={contact.name} size={40} />
        <span className={rowStyles.choiceWords}>
          <span className={rowStyles.choiceName}>{personName(contact.name)}</span>
          <span className={rowStyles.choiceSecond}>{formatMobile(contact.mobile_number_1)}</span>
        </span>
      </>
    )}
  >
    {children}
  </FindDialog>
);
