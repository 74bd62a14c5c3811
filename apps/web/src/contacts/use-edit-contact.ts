import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { address, fieldErrors, firstNonField, invalidate, KeptForLater } from '../core/api/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { changedOf, orKeep, seenOf } from '../core/waiting/index.ts';
import { contactPath } from '../records/index.ts';
import { personName } from '../ui/person-name.ts';
import { toast } from '../ui/toast.ts';
import { holdContacts, showChange } from './contact-cache.ts';
import { type ContactDraft, changed, changeOf } from './contact-draft.ts';

/** Saving a contact under edit: shown at once, taken back with a message if the server refuses. */
export const useEditContact = (contact: Contact) => {
  const queries = useQueryClient();
  const whole = useRunsTheOffice();
  const [opened, setOpened] = useState(true);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const save = async (draft: ContactDraft, clear: () => void) => {
    setOpened(false);
    await holdContacts(queries);
    const takeBack = showChange(queries, contact.id, (row) => changed(row, draft));
    try {
      const params = { id: contact.id };
      const body = changedOf(contact, changeOf(draft));
      await orKeep(
        contactCalls.update,
        { params, body },
        {
          title: t`Contact ${personName(draft.name)}`,
          detail: draft.mobiles.join(', '),
          changes: ['contact'],
          seen: seenOf(address(contactCalls.get.path, params), contact, body),
          mend: { path: contactPath(contact.id, whole), draft: { name: `contact:${contact.id}`, value: draft } },
        },
      );
      clear();
      toast.success(t`Saved: ${personName(draft.name)}`);
    } catch (error) {
      takeBack();
      if (error instanceof KeptForLater) {
        clear();
        toast.success(error.message);
        return;
      }
      setRefused(fieldErrors(error));
      setOpened(true);
      toast.error(firstNonField(error) ?? t`${personName(draft.name)} was not saved, the contact is as before`);
    }
    await invalidate('contact');
  };
  return { opened, refused, save, close: () => setOpened(false) };
};
