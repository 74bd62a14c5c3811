import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { ownerships } from '@angan/domain/lookups/property-lists.ts';
import { facings, propertyAges } from '@angan/domain/lookups/small-lists.ts';
import { Checkbox } from '@mantine/core';
import { bhkChoices, furnitureChoices, possessionChoices, wordChoices } from '../records/index.ts';
import {
  type Choice,
  ChoiceChips,
  CountField,
  DayField,
  FieldPair,
  MoneyField,
  SizeField,
  TextAreaField,
  TextField,
} from '../ui/form/index.ts';
import type { FactsDraft } from './facts-draft.ts';
import { hasRooms, priceFieldsOf } from './property-draft.ts';
import { priceWords } from './property-fields.tsx';
import { SocietyField } from './society-field.tsx';

interface Props {
  property: Property;
  draft: FactsDraft;
  set: (change: Partial<FactsDraft>) => void;
  errors: Record<string, string>;
}

/** Every fact that an owner is asked for. */
export const FactsFields = ({ property, draft, set, errors }: Props) => {
  const isHome = hasRooms(property.property_subtype);
  const count = (
    field: 'bathrooms' | 'balconies' | 'floor_no' | 'total_floors' | 'parking_covered' | 'parking_open',
  ) => ({
    value: draft[field],
    error: errors[field],
    onChange: (text: string) => set({ [field]: text }),
  });
  const one = <F extends keyof FactsDraft>(field: F, label: string, choices: readonly Choice<number | string>[]) => (
    <ChoiceChips
      label={label}
      choices={choices}
      chosen={draft[field] === null ? [] : [draft[field] as number | string]}
      single
      error={errors[field]}
      onChange={([chosen]) => set({ [field]: chosen ?? null } as Partial<FactsDraft>)}
    />
  );
  const needsDate = possessions.find((row) => row.id === draft.possession)?.needs_date;
  return (
    <>
      <FieldPair>
        {priceFieldsOf(property.deal_type).map((field) => (
          <MoneyField
            key={field}
            {...priceWords[field]}
            value={draft[field]}
            error={errors[field]}
            onChange={(text) => set({ [field]: text })}
          />
        ))}
        <SizeField
          label="Size"
          value={draft.size}
          unit={draft.size_unit}
          onUnit={(size_unit) => set({ size_unit })}
          error={errors.size ?? errors.size_unit}
          onChange={(size) => set({ size })}
        />
      </FieldPair>
      <Checkbox
        label="Price is negotiable"
        checked={draft.price_negotiable}
        onChange={(event) => set({ price_negotiable: event.currentTarget.checked })}
      />
      {isHome && one('bhk', 'BHK', bhkChoices)}
      <FieldPair>
        <SocietyField
          area={property.area[0]?.id ?? null}
          value={draft.society_name}
          error={errors.society_name}
          onChange={(society_name) => set({ society_name })}
        />
        <TextField
          label="Unit"
          value={draft.unit_no}
          maxLength={propertyLimits.unit_no}
          error={errors.unit_no}
          onChange={(unit_no) => set({ unit_no })}
        />
      </FieldPair>
      <FieldPair>
        <CountField label="Floor" hint="Ground is 0, basement -1" {...count('floor_no')} />
        <CountField label="Floors in all" {...count('total_floors')} />
        {isHome && <CountField label="Bathrooms" {...count('bathrooms')} />}
        {isHome && <CountField label="Balconies" {...count('balconies')} />}
        <CountField label="Covered parking" {...count('parking_covered')} />
        <CountField label="Open parking" {...count('parking_open')} />
      </FieldPair>
      {one('furniture', 'Furnishing', furnitureChoices([property.property_type]))}
      {one('facing', 'Facing', wordChoices(facings))}
      {one('possession', 'Possession', possessionChoices)}
      {needsDate && (
        <DayField
          label="Date of possession"
          value={draft.possession_date ?? ''}
          error={errors.possession_date}
          onChange={(day) => set({ possession_date: day || null })}
        />
      )}
      {one('property_age', 'Age in years', wordChoices(propertyAges))}
      {one('ownership', 'Ownership', wordChoices(ownerships))}
      <TextAreaField
        label="Remark"
        hint="Never printed"
        value={draft.remark}
        maxLength={propertyLimits.remark}
        error={errors.remark}
        onChange={(remark) => set({ remark })}
      />
    </>
  );
};
