import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyContactRoles } from '@angan/domain/lookups/property-lists.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, client, fieldErrors } from '../core/api/index.ts';
import { type ContactChoice, ContactField, contactBody, contactMistake, wordChoices } from '../records/index.ts';
import { ChoiceChips, FormDialog } from '../ui/form/index.ts';
import { toast } from '../ui/toast.ts';
import { showProperty } from './property-cache.ts';

const api = client(propertyCalls);

/** Whose an imported listing is: a contact that is there, or a new one. */
export const AddOwner = ({ property, onClose }: { property: Property; onClose: () => void }) => {
  const [contact, setContact] = useState<ContactChoice>({ kind: 'none' });
  const [role, setRole] = useState(property.contact_role);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      api.update({ params: { id: property.id }, body: { contact: contactBody(contact)!, contact_role: role } }),
    onSuccess: (changed) => {
      onClose();
      toast.success(t`Saved: ${property.property_code}`);
      return showProperty(queries, changed);
    },
    onError: (error) => {
      const found = fieldErrors(error);
      setErrors(found);
      if (Object.keys(found).length === 0 && !(error instanceof ApiError && error.told)) toast.error(error.message);
    },
  });
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
