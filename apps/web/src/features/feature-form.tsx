import { featureFields } from '@angan/contract/features/feature-fields.ts';
import { type Feature, featureCalls } from '@angan/contract/features/features.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { perLanguage, word } from '../core/language/index.ts';
import { usePlaceForm } from '../places/index.ts';
import { fieldsBody, fieldsDraft, fieldsMistakes, RecordFields } from '../records/index.ts';
import { ChoiceChips, FormDialog } from '../ui/form/index.ts';
import { featureApi } from './feature-kind.tsx';

interface Props {
  /** The feature to change; a new one without. */
  id?: number;
  onClose: () => void;
  onOpen: (id: number) => void;
}

/** Adds a feature, or changes the one that is open. */
export const FeatureForm = ({ id, ...rest }: Props) => {
  const { data } = useQuery({
    ...query(featureCalls.get, { params: { id: id ?? 0 } }, { quiet: true }),
    enabled: id !== undefined,
  });
  return id !== undefined && !data ? null : <Fields feature={data} {...rest} />;
};

const typeChoices = perLanguage(() =>
  propertyTypes.map(({ id, property_type }) => ({ id, label: word(property_type) })),
);

const draftOf = (feature: Feature | undefined) => ({
  ...fieldsDraft(featureFields, feature),
  ...(!feature && { category: 'Other' as const, is_active: true }),
});
type FeatureDraft = ReturnType<typeof draftOf>;

const Fields = ({ feature, onClose, onOpen }: Omit<Props, 'id'> & { feature: Feature | undefined }) => {
  const { draft, errors, busy, set, submit } = usePlaceForm({
    initial: draftOf(feature),
    noun: 'feature',
    mistakes: (now: FeatureDraft) => ({
      ...fieldsMistakes(featureFields, now),
      ...(now.feature.trim() === '' && { feature: t`Enter the name.` }),
    }),
    save: (now) => {
      const body = fieldsBody(featureFields, now);
      return feature ? featureApi.update({ params: { id: feature.id }, body }) : featureApi.create({ body });
    },
    said: (row) => (feature ? t`Saved: ${row.feature}` : t`Feature added: ${row.feature}`),
    onSaved: (row) => onOpen(row.id),
  });
  return (
    <FormDialog
      opened
      title={feature ? t`Edit ${feature.feature}` : t`Add feature`}
      submit={feature ? t`Save` : t`Add feature`}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <RecordFields
        fields={featureFields}
        names={namesOf(featureFields)}
        draft={draft}
        set={set}
        errors={errors}
        stacked
        autoFocus="feature"
        special={{
          property_type: () => (
            <ChoiceChips
              label={word(featureFields.property_type.label)}
              choices={typeChoices()}
              chosen={draft.property_type}
              error={errors.property_type}
              onChange={(property_type) => set({ property_type })}
            />
          ),
        }}
      />
    </FormDialog>
  );
};
