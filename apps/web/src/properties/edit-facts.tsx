import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, client, fieldErrors } from '../core/api/index.ts';
import { FormDialog, focusFirstError } from '../ui/form/index.ts';
import { toast } from '../ui/toast.ts';
import { type FactsDraft, factsBody, factsDraftOf, factsMistakes } from './facts-draft.ts';
import { FactsFields } from './facts-fields.tsx';
import { showProperty } from './property-cache.ts';

const api = client(propertyCalls);

/** What the owner told, written down: every match counts it at once. */
export const EditFacts = ({ property, onClose }: { property: Property; onClose: () => void }) => {
  const [draft, setDraft] = useState<FactsDraft>(() => factsDraftOf(property));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const queries = useQueryClient();
  const refuse = (found: Record<string, string>) => {
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstError();
  };
  const save = useMutation({
    mutationFn: () => api.update({ params: { id: property.id }, body: factsBody(property, draft) }),
    onSuccess: (changed) => {
      onClose();
      const isNewlyOffered = property.status === 'Draft' && changed.status === 'Available';
      toast.success(isNewlyOffered ? `${changed.property_code} is Available` : `Saved: ${changed.property_code}`);
      return showProperty(queries, changed);
    },
    onError: (error) => {
      const found = fieldErrors(error);
      refuse(found);
      if (Object.keys(found).length === 0 && !(error instanceof ApiError && error.told)) toast.error(error.message);
    },
  });
  const submit = () => {
    const wrong = factsMistakes(property, draft);
    refuse(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  return (
    <FormDialog
      opened
      title={`Edit ${property.property_code}`}
      submit="Save"
      size="wide"
      busy={save.isPending}
      error={errors.status ?? errors.contact}
      onSubmit={submit}
      onClose={onClose}
    >
      <FactsFields
        property={property}
        draft={draft}
        errors={errors}
        set={(change) => {
          setDraft((now) => ({ ...now, ...change }));
          setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))));
        }}
      />
    </FormDialog>
  );
};
