import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, fieldErrors, firstNonField, invalidate } from '../core/api/index.ts';
import { personName } from '../core/language/index.ts';
import { toast } from '../ui/toast.ts';
import { holdContacts, showChange } from './contact-cache.ts';
import { type ContactDraft, changed, changeOf } from './contact-draft.ts';

const api = client(contactCalls);

/** The contact under edit, and saving it: shown at once, taken back with a message if the server refuses. */
export const useEditContact = () => {
  const queries = useQueryClient();
  const [contact, setContact] = useState<Contact>();
  const [opened, setOpened] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const start = (next: Contact) => {
    setContact(next);
    setRefused({});
    setOpened(true);
  };
  const save = async (draft: ContactDraft, clear: () => void) => {
    if (!contact) return;
    setOpened(false);
    await holdContacts(queries);
    const takeBack = showChange(queries, contact.id, (row) => changed(row, draft));
    try {
      await api.update({ params: { id: contact.id }, body: changeOf(draft) });
      clear();
      toast.success(t`Saved: ${personName(draft.name)}`);
    } catch (error) {
      takeBack();
      setRefused(fieldErrors(error));
      setOpened(true);
      toast.error(firstNonField(error) ?? t`${personName(draft.name)} was not saved, the contact is as before`);
    }
    await invalidate('contact');
  };
  return { contact, opened, refused, start, save, stop: () => setOpened(false) };
};
