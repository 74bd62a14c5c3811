import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useDraft } from '../core/drafts/index.ts';
import { FormDialog } from '../ui/form/index.ts';
import { draftErrors, draftOf } from './contact-draft.ts';
import { ContactFields } from './contact-form.tsx';
import { useEditContact } from './use-edit-contact.ts';

/**
 * The same form as for adding. Saving closes it at once and shows the change; if the server refuses, the rows go back
 * and the form is open again with all that was typed and what is wrong with it.
 */
export const EditContact = ({ contact }: { contact: Contact }) => {
  const { opened, refused, save, close } = useEditContact(contact);
  const { draft, change, clear, isKept } = useDraft(`contact:${contact.id}`, draftOf(contact));
  const [wrong, setWrong] = useState<Record<string, string>>();
  const submit = () => {
    const found = draftErrors(draft, contact.mobile_number_1 !== '');
    if (Object.keys(found).length > 0) return setWrong(found);
    setWrong(undefined);
    void save(draft, clear);
  };
  return (
    <FormDialog
      opened={opened}
      title={t`Edit Contact`}
      submit={t`Save`}
      note={isKept ? t`What you typed is kept.` : null}
      onSubmit={submit}
      onClose={() => {
        clear();
        close();
      }}
    >
      <ContactFields draft={draft} errors={wrong ?? refused} contact={contact.id} onChange={change} />
    </FormDialog>
  );
};
