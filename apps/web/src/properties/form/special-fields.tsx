import type { LaidOutField } from '@angan/contract/properties/property-fields.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { perLanguage, word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import {
  BrokerageField,
  bhkChoices,
  furnitureChoices,
  PinField,
  possessionChoices,
  SourceField,
} from '../../records/index.ts';
import { ChoiceChips, LookupField, ManyField } from '../../ui/form/index.ts';
import type { FieldProps } from './field-props.ts';
import { FurnishingItems } from './furnishing-items.tsx';
import { subtypeOf } from './property-draft.ts';
import { PublishedOn } from './published-on.tsx';

const amenityChoices = perLanguage(() => amenities.map(({ id, amenity }) => ({ id, label: word(amenity) })));
const bankChoices = banks.map(({ id, bank }) => ({ id, label: bank }));

const Bhk = ({ draft, set, errors }: FieldProps) => (
  <ChoiceChips
    label="BHK"
    choices={bhkChoices}
    chosen={draft.bhk === null ? [] : [draft.bhk]}
    single
    error={errors.bhk}
    onChange={([bhk]) => set({ bhk: bhk ?? null })}
  />
);

const Furniture = ({ draft, set, errors }: FieldProps) => (
  <ChoiceChips
    label={t`Furnishing`}
    choices={furnitureChoices([subtypeOf(draft.property_subtype)?.property_type ?? 1])}
    chosen={draft.furniture === null ? [] : [draft.furniture]}
    single
    error={errors.furniture}
    onChange={([furniture]) => set({ furniture: furniture ?? null })}
  />
);

const Possession = ({ draft, set, errors }: FieldProps) => (
  <ChoiceChips
    label={t`Possession`}
    choices={possessionChoices}
    chosen={draft.possession === null ? [] : [draft.possession]}
    single
    error={errors.possession}
    onChange={([possession]) => set({ possession: possession ?? null })}
  />
);

const Bank = ({ draft, set, errors }: FieldProps) => (
  <LookupField
    label={t`Bank`}
    choices={bankChoices}
    value={draft.loan_bank}
    error={errors.loan_bank}
    onChange={(loan_bank) => set({ loan_bank })}
  />
);

const Amenities = ({ draft, set, errors }: FieldProps) => (
  <ManyField
    label={t`Amenities`}
    placeholder={t`Lift, garden, security`}
    choices={amenityChoices()}
    chosen={draft.amenities}
    error={errors.amenities}
    onChange={(chosen) => set({ amenities: chosen })}
  />
);

const Features = ({ draft, set, errors }: FieldProps) => {
  const features = useNames((names) => names.features);
  return (
    <ManyField
      label={t`Features`}
      placeholder={t`Corner, main road, park facing`}
      choices={features.map(({ id, feature }) => ({ id, label: feature }))}
      chosen={draft.features}
      error={errors.features}
      onChange={(chosen) => set({ features: chosen })}
    />
  );
};

const Source = ({ draft, set, errors }: FieldProps) => (
  <SourceField value={draft.source} error={errors.source} onChange={(source) => set({ source })} />
);

const Pin = ({ draft, set, errors }: FieldProps) => (
  <PinField
    latitude={draft.latitude}
    longitude={draft.longitude}
    error={errors.latitude ?? errors.longitude}
    onChange={set}
  />
);

const Brokerage = ({ draft, set, errors }: FieldProps) => (
  <BrokerageField
    value={draft.brokerage_terms}
    error={errors.brokerage_terms}
    onChange={(brokerage_terms) => set({ brokerage_terms })}
  />
);

/** Fields whose control is more than their kind tells. */
export const specialFields: Partial<Record<LaidOutField, ComponentType<FieldProps>>> = {
  bhk: Bhk,
  furniture: Furniture,
  possession: Possession,
  loan_bank: Bank,
  amenities: Amenities,
  features: Features,
  source: Source,
  latitude: Pin,
  furnishing_items: FurnishingItems,
  brokerage_terms: Brokerage,
  published_on: PublishedOn,
};
