import {
  type Preleased,
  type PreleasedField,
  type PreleasedGiven,
  type PreleasedInput,
  preleasedCalls,
  preleasedFieldNames,
  preleasedFields,
  preleasedLabels,
  preleasedMistakes,
  preleasedUnits,
} from '@angan/contract/properties/preleased.ts';
import type { Property } from '@angan/contract/properties/properties.ts';
import { preleasedTexts } from '@angan/contract/properties/texts.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, keyOf, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { isTyped, KindField, readTyped, sentOf, shownIn, unreadable } from '../../records/index.ts';
import { FormDialog } from '../../ui/form/index.ts';
import { showProperty } from '../property-cache.ts';
import { YieldLine } from './yield-line.tsx';

const api = client(preleasedCalls);
type Draft = Record<PreleasedField, unknown>;

const draftOf = (lease: Preleased | undefined): Draft =>
  Object.fromEntries(
    preleasedFieldNames.map((field) => [field, shownIn(preleasedFields[field], lease?.[field])]),
  ) as Draft;

const bodyOf = (draft: Draft): PreleasedInput =>
  Object.fromEntries(
    preleasedFieldNames.map((field) => [field, sentOf(preleasedFields[field], draft[field])]),
  ) as PreleasedInput;

interface Props {
  property: Property;
  lease: Preleased | undefined;
  onClose: () => void;
}

/** The lease that a property is sold with; what it yields is worked out while one types. */
export const LeaseDialog = ({ property, lease, onClose }: Props) => {
  const [draft, setDraft] = useState(() => draftOf(lease));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const queries = useQueryClient();
  const body = bodyOf(draft);
  const save = useCall(() => api.put({ params: { id: property.id }, body }), {
    success: word(preleasedTexts.saved),
    onFieldErrors: setErrors,
    onSuccess: (saved) => {
      onClose();
      queries.setQueryData(keyOf(preleasedCalls.get, { params: { id: property.id } }), saved);
      return showProperty(property);
    },
  });
  const submit = () => {
    const wrong = Object.fromEntries(
      Object.entries(preleasedMistakes(body as PreleasedGiven)).map(([field, [text]]) => [field, word(text!)]),
    );
    for (const field of preleasedFieldNames) {
      const { kind } = preleasedFields[field];
      if (isTyped(kind) && readTyped(kind, draft[field] as string) === undefined) wrong[field] = unreadable[kind]!();
    }
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  return (
    <FormDialog
      opened
      title={t`Lease of ${property.property_code}`}
      submit={t`Save lease`}
      size="wide"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <YieldLine property={property} lease={body as PreleasedGiven} />
      {preleasedFieldNames.map((field) => (
        <KindField
          key={field}
          pair={preleasedFields[field]}
          label={word(preleasedLabels[field])}
          unit={preleasedUnits[field]}
          value={draft[field]}
          error={errors[field]}
          onChange={(value) => {
            setDraft((now) => ({ ...now, [field]: value }));
            setErrors(({ [field]: _, ...others }) => others);
          }}
        />
      ))}
    </FormDialog>
  );
};
