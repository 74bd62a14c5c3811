import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { useDraft } from '../core/drafts/index.ts';
import { word } from '../core/language/index.ts';
import { FormDialog } from '../ui/form/index.ts';
import { draftErrors, emptyDraft, formOf } from './contact-draft.ts';
import { ContactFields } from './contact-form.tsx';

const api = client(contactCalls);

/** Spec 2.5. What is typed outlives a reload and a refusal; it goes when the contact is there. */
export const AddContact = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { draft, change, clear, isKept } = useDraft('contact:new', emptyDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = useCall(() => api.create({ body: formOf(draft) }), {
    success: word(contactTexts.created),
    failure: word(contactTexts.createFailed),
    onFieldErrors: setErrors,
    changes: ['contact'],
    onSuccess: () => {
      clear();
      setErrors({});
      onClose();
    },
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
