import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCall } from '../core/api/index.ts';
import { useDraft } from '../core/drafts/index.ts';
import { word } from '../core/language/index.ts';
import { orKeep } from '../core/waiting/index.ts';
import { newPerson } from '../records/index.ts';
import { FormDialog } from '../ui/form/index.ts';
import { personName } from '../ui/person-name.ts';
import { draftErrors, emptyDraft, formOf } from './contact-draft.ts';
import { ContactFields } from './contact-form.tsx';

const formName = 'contact:new';

/** Spec 2.5. What is typed outlives a reload and a refusal; it goes when the contact is there. */
export const AddContact = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { draft, change, clear, isKept } = useDraft(formName, emptyDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const done = () => {
    clear();
    setErrors({});
    onClose();
  };
  const create = () =>
    orKeep(
      contactCalls.create,
      { body: formOf(draft) },
      {
        title: t`New contact, ${personName(draft.name)}`,
        detail: draft.mobiles.join(', '),
        changes: ['contact'],
        makes: newPerson(draft.name, draft.mobiles),
        mend: { path: '/addContact', draft: { name: formName, value: draft } },
      },
    );
  const add = useCall(create, {
    success: word(contactTexts.created),
    failure: word(contactTexts.createFailed),
    onFieldErrors: setErrors,
    changes: ['contact'],
    onSuccess: done,
    onKept: done,
  });
  const submit = () => {
    const wrong = draftErrors(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) add.mutate();
  };
  return (
    <FormDialog
      opened={opened}
      title={t`Add Contact`}
      submit={t`Add Contact`}
      busy={add.isPending}
      note={isKept ? t`What you typed is kept.` : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <ContactFields draft={draft} errors={errors} onChange={change} />
    </FormDialog>
  );
};
