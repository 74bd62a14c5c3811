import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, firstNonField, invalidate } from '../core/api/index.ts';
import { perLanguage, personName, word } from '../core/language/index.ts';
import { toast } from '../ui/toast.ts';
import { holdContacts, showChange } from './contact-cache.ts';

const api = client(contactCalls);
const what = perLanguage(() => t`Contact`);

/** The contact to be deleted, deleting it, and taking the deletion back. */
export const useDeleteContact = (onGone: (contact: Contact) => void) => {
  const queries = useQueryClient();
  const [contact, setContact] = useState<Contact>();
  const [opened, setOpened] = useState(false);
  const start = (next: Contact) => {
    setContact(next);
    setOpened(true);
  };
  const restore = async ({ id, name }: Contact) => {
    try {
      await api.restore({ params: { id } });
      toast.success(t`${what()}: ${personName(name)} is back`);
    } catch (error) {
      toast.error(firstNonField(error) ?? t`${personName(name)} is still deleted. Try again.`, {
        retry: () => void restore({ id, name } as Contact),
      });
    }
    await invalidate('contact');
  };
  const remove = async () => {
    if (!contact) return;
    const value = personName(contact.name);
    await holdContacts(queries);
    // What shows the contact closes first, or it would ask for it again when it is gone.
    onGone(contact);
    const takeBack = showChange(queries, contact.id, () => null);
    try {
      await api.remove({ params: { id: contact.id } });
      toast.success(word(contactTexts.deleted(what(), value)), { undo: () => void restore(contact) });
    } catch (error) {
      takeBack();
      toast.error([word(contactTexts.deleteFailed(what(), value)), firstNonField(error)].filter(Boolean).join(' '));
    }
    void invalidate('contact');
  };
  return { contact, opened, start, remove, stop: () => setOpened(false) };
};
