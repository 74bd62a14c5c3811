import { propertyFieldLabel } from '@angan/contract/properties/property-labels.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import {
  type RentBasis,
  rentBases,
  type SalePriceBasis,
  salePriceBases,
} from '@angan/domain/lookups/property-lists.ts';
import { type SizeUnit, sizeUnitNames } from '@angan/domain/units.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { dealTypeChoices, subtypeChoices } from '../records/index.ts';
import { LookupField, ManyField, SelectField } from '../ui/form/index.ts';
import styles from './bulk.module.css';

/** What all units of one go have in common. */
export interface Shared {
  deal_type: readonly number[];
  property_subtype: number | null;
  sale_price_basis: SalePriceBasis;
  rent_basis: RentBasis;
  size_unit: SizeUnit;
}

interface Props {
  shared: Shared;
  /** The property types that the person works in. */
  types: readonly number[];
  /** Says what is missing. */
  isAsked: boolean;
  onChange: (shared: Shared) => void;
}

const label = (field: string) => word(propertyFieldLabel(field) ?? field);

export const SharedFields = ({ shared, types, isAsked, onChange }: Props) => {
  const set = (next: Partial<Shared>) => onChange({ ...shared, ...next });
  const has = (field: string) =>
    dealTypes.some(({ id, price_field }) => shared.deal_type.includes(id) && price_field === field);
  return (
    <div className={styles.shared}>
      <ManyField
        label={label('deal_type')}
        choices={dealTypeChoices}
        chosen={shared.deal_type}
        error={isAsked && shared.deal_type.length === 0 ? t`Choose the deal type.` : undefined}
        onChange={(deal_type) => set({ deal_type })}
      />
      <LookupField
        label={label('property_subtype')}
        choices={subtypeChoices(types)}
        value={shared.property_subtype}
        error={isAsked && shared.property_subtype === null ? t`Choose the subtype.` : undefined}
        onChange={(property_subtype) => set({ property_subtype })}
      />
      {has('sale_price') && (
        <SelectField
          label={label('sale_price_basis')}
          words={salePriceBases}
          value={shared.sale_price_basis}
          onChange={(basis) => set({ sale_price_basis: basis ?? 'Total' })}
        />
      )}
      {has('rent') && (
        <SelectField
          label={label('rent_basis')}
          words={rentBases}
          value={shared.rent_basis}
          onChange={(basis) => set({ rent_basis: basis ?? 'Per month' })}
        />
      )}
      <SelectField
        label={label('size_unit')}
        words={sizeUnitNames}
        value={shared.size_unit}
        onChange={(unit) => set({ size_unit: unit ?? shared.size_unit })}
      />
    </div>
  );
};
