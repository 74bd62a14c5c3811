import { type Feature, featureCalls } from '@angan/contract/features/features.ts';
import { placeLimits } from '@angan/contract/places/places.ts';
import { featureCategories, featureColours } from '@angan/domain/lookups/features.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { usePlaceForm } from '../places/index.ts';
import { wordChoices } from '../records/index.ts';
import { ChoiceChips, FormDialog, TagsField, TextField } from '../ui/form/index.ts';
import { featureApi, featureKey } from './feature-kind.tsx';

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

const typeChoices = propertyTypes.map(({ id, property_type }) => ({ id, label: property_type }));

const draftOf = (feature: Feature | undefined) => ({
  feature: feature?.feature ?? '',
  category: feature?.category ?? ('Other' as const),
  property_type: feature?.property_type ?? [],
  colour: feature?.colour ?? ('Grey' as const),
  aliases: feature?.aliases ?? [],
  is_active: feature?.is_active ?? true,
});

const Fields = ({ feature, onClose, onOpen }: Omit<Props, 'id'> & { feature: Feature | undefined }) => {
  const { draft, errors, busy, set, submit } = usePlaceForm({
    initial: draftOf(feature) as Omit<Feature, 'id' | 'is_system' | 'used_count' | 'may_edit'>,
    noun: 'feature',
    key: featureKey,
    mistakes: (now) => (now.feature.trim() === '' ? { feature: 'Enter the name.' } : ({} as Record<string, string>)),
    save: (body) => (feature ? featureApi.update({ params: { id: feature.id }, body }) : featureApi.create({ body })),
    said: (row) => (feature ? `Saved: ${row.feature}` : `Feature added: ${row.feature}`),
    onSaved: (row) => onOpen(row.id),
  });
  return (
    <FormDialog
      opened
      title={feature ? `Edit ${feature.feature}` : 'Add feature'}
      submit={feature ? 'Save' : 'Add feature'}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Feature"
        value={draft.feature}
        maxLength={placeLimits.feature}
        required
        autoFocus
        error={errors.feature}
        onChange={(name) => set({ feature: name })}
      />
      <ChoiceChips
        label="Category"
        choices={wordChoices(featureCategories)}
        chosen={[draft.category]}
        required
        error={errors.category}
        onChange={([category]) => category && set({ category })}
      />
      <ChoiceChips
        label="Offered for, all when none is chosen"
        choices={typeChoices}
        chosen={draft.property_type}
        error={errors.property_type}
        onChange={(property_type) => set({ property_type })}
      />
      <TagsField
        label="Also called"
        value={draft.aliases}
        max={placeLimits.aliases}
        maxLength={placeLimits.alias}
        error={errors.aliases}
        onChange={(aliases) => set({ aliases })}
      />
      <ChoiceChips
        label="Colour"
        choices={wordChoices(featureColours)}
        chosen={[draft.colour]}
        required
        error={errors.colour}
        onChange={([colour]) => colour && set({ colour })}
      />
      <Checkbox
        label="In use: forms offer it"
        checked={draft.is_active}
        onChange={(event) => set({ is_active: event.currentTarget.checked })}
      />
    </FormDialog>
  );
};
