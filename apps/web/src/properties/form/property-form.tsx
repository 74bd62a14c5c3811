import type { Property } from '@angan/contract/properties/properties.ts';
import type { LaidOutField } from '@angan/contract/properties/property-fields.ts';
import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import type { PriceField } from '@angan/domain/lookups/deal-types.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import {
  AreaField,
  bhkChoices,
  ContactField,
  dealTypeChoices,
  ProjectField,
  SocietyField,
  subtypeChoices,
  useCityOf,
  useMyTypes,
  useUsualUnit,
} from '../../records/index.ts';
import {
  ChoiceChips,
  FieldPair,
  FormSection,
  LookupField,
  MoneyField,
  SizeField,
  TextField,
} from '../../ui/form/index.ts';
import type { FieldProps } from './field-props.ts';
import { FurtherSections } from './further-sections.tsx';
import { OtherContacts } from './other-contacts.tsx';
import { PriceHints } from './price-hint.tsx';
import { priceWords } from './price-words.ts';
import { hasRooms, priceFieldsOf, subtypeOf } from './property-draft.ts';
import styles from './property-form.module.css';
import { SimilarWarning } from './similar-warning.tsx';

/** The short form, which is enough to offer a property, and everything else under it. */
export const PropertyForm = ({ property, ...props }: FieldProps & { property?: Property }) => {
  const [all, setAll] = useState(property !== undefined);
  return (
    <>
      <What {...props} />
      <Where {...props} />
      <HowMuch {...props} except={property?.id} />
      <SimilarWarning draft={props.draft} except={property?.id} />
      {(!property?.contact || all) && (
        <FormSection title={t`Owner`} hint={t`Owner or representative.`}>
          {!property?.contact && (
            <ContactField
              label={t`Contact`}
              value={props.draft.contact}
              error={props.errors.contact}
              onChange={(contact) => props.set({ contact })}
            />
          )}
          {all && <OtherContacts {...props} />}
        </FormSection>
      )}
      {all ? (
        <FurtherSections {...props} />
      ) : (
        props.draft.property_subtype !== null && (
          <div className={styles.more}>
            <Button
              variant="subtle"
              rightSection={<IconChevronDown size={16} aria-hidden />}
              onClick={() => setAll(true)}
            >
              {t`More details`}
            </Button>
          </div>
        )
      )}
    </>
  );
};

/** Where a field stands, for who comes to mend just that one. */
const At = ({ field, children }: { field: LaidOutField | 'society_name'; children: ReactNode }) => (
  <div data-field={field}>{children}</div>
);

const What = ({ draft, errors, set }: FieldProps) => {
  const choices = subtypeChoices(useMyTypes().map(({ id }) => id));
  const unitOf = useUsualUnit();
  const city = useCityOf(draft.area);
  return (
    <FormSection title={t`Property`}>
      <LookupField
        label={t`Subtype`}
        placeholder={t`Flat, house, shop, plot`}
        choices={choices}
        value={draft.property_subtype}
        required
        autoFocus
        error={errors.property_subtype ?? errors.property_type}
        onChange={(property_subtype) => {
          const isUnmeasured = draft.size === '';
          set({ property_subtype, ...(isUnmeasured && { size_unit: unitOf(subtypeOf(property_subtype)?.group) }) });
        }}
      />
      <ChoiceChips
        label={t`Deal type`}
        choices={dealTypeChoices}
        chosen={draft.deal_type}
        error={errors.deal_type}
        onChange={(deal_type) => deal_type.length > 0 && set({ deal_type })}
      />
      {hasRooms(draft.property_subtype) && (
        <At field="bhk">
          <ChoiceChips
            label="BHK"
            choices={bhkChoices}
            chosen={draft.bhk === null ? [] : [draft.bhk]}
            single
            error={errors.bhk}
            onChange={([bhk]) => set({ bhk: bhk ?? null })}
          />
        </At>
      )}
      <At field="size">
        <SizeField
          label={t`Size`}
          value={draft.size}
          unit={draft.size_unit ?? 'Sqft'}
          city={city}
          onUnit={(size_unit) => set({ size_unit })}
          error={errors.size ?? errors.size_unit}
          onChange={(size) => set({ size })}
        />
      </At>
    </FormSection>
  );
};

const Where = ({ draft, errors, set }: FieldProps) => (
  <FormSection title={t`Where`}>
    <AreaField
      value={draft.area[0] ?? null}
      required
      error={errors.area}
      onChange={(area) => set({ area: area === null ? [] : [area], society_name: null, project: null })}
    />
    <FieldPair>
      <At field="society_name">
        <SocietyField
          area={draft.area[0] ?? null}
          value={draft.society_name}
          error={errors.society_name}
          onChange={(society) =>
            set({
              society_name: society?.id ?? null,
              ...(society && !draft.area.includes(society.area) && { area: [society.area] }),
            })
          }
        />
      </At>
      <At field="unit_no">
        <TextField
          label={t`Unit`}
          placeholder={t`A-1204`}
          value={draft.unit_no}
          maxLength={propertyLimits.unit_no}
          error={errors.unit_no}
          onChange={(unit_no) => set({ unit_no })}
        />
      </At>
    </FieldPair>
    <ProjectField
      area={draft.area[0] ?? null}
      value={draft.project}
      error={errors.project}
      onChange={(project) => set({ project })}
    />
  </FormSection>
);

const HowMuch = ({ draft, errors, set, except }: FieldProps & { except: number | undefined }) => {
  const asked = priceFieldsOf(draft.deal_type);
  // A rent has a deposit beside it; it is asked for at once, since both are said in one breath.
  const fields: PriceField[] = asked.includes('rent') && !asked.includes('deposit') ? [...asked, 'deposit'] : asked;
  return (
    <FormSection title={t`Price`}>
      <FieldPair>
        {fields.map((field) => (
          <At key={field} field={field}>
            <MoneyField
              {...priceWords()[field]}
              hint={t`As 85 L, 1.25 Cr or 95,00,000`}
              value={draft[field]}
              error={errors[field]}
              onChange={(text) => set({ [field]: text })}
            />
          </At>
        ))}
      </FieldPair>
      <PriceHints draft={draft} except={except} />
    </FormSection>
  );
};
