import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyContactRoles } from '@angan/domain/lookups/property-lists.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import {
  type ContactChoice,
  ContactField,
  contactBody,
  contactMistake,
  propertyName,
  wordChoices,
} from '../records/index.ts';
import { ChoiceChips, FormDialog } from '../ui/form/index.ts';
import { showProperty } from './property-cache.ts';

const api = client(propertyCalls);

/** Whose an imported listing is: a contact that is there, or a new one. */
export const AddOwner = ({ property, onClose }: { property: Property; onClose: () => void }) => {
  const [contact, setContact] = useState<ContactChoice>({ kind: 'none' });
  const [role, setRole] = useState(property.contact_role);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall(
    () => api.update({ params: { id: property.id }, body: { contact: contactBody(contact)!, contact_role: role } }),
    {
      success: (changed) => t`Saved: ${propertyName(changed)}`,
      onFieldErrors: setErrors,
      onSuccess: (changed) => {
        onClose();
        return showProperty(changed);
      },
    },
  );
  const submit = () => {
    const wrong = contactMistake(contact);
    setErrors(wrong ? { contact: wrong } : {});
    if (!wrong) save.mutate();
  };
  return (
    <FormDialog
      opened
      title={t`Add owner`}
      submit={t`Add owner`}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ContactField label={t`Owner`} value={contact} error={errors.contact} onChange={setContact} />
      <ChoiceChips
        label={t`Role`}
        choices={wordChoices(propertyContactRoles)}
        chosen={[role]}
        required
        error={errors.contact_role}
        onChange={([next]) => setRole(next!)}
      />
    </FormDialog>
  );
};
