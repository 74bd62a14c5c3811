import { namesOf } from '@angan/contract/kit/presented.ts';
import { societyFields, societySections } from '@angan/contract/societies/society-fields.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { maintenanceBases } from '@angan/domain/lookups/property-lists.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode } from 'react';
import { perLanguage, word } from '../core/language/index.ts';
import { AreaField, ContactField, RecordFields } from '../records/index.ts';
import { ChoiceChips, ManyField, SelectField } from '../ui/form/index.ts';
import type { SocietyDraft } from './society-draft.ts';
import { useReraHint } from './use-rera-hint.ts';

interface Props {
  draft: SocietyDraft;
  set: (change: Partial<SocietyDraft>) => void;
  errors: Record<string, string>;
  /** Whether the contacts may be seen and written. */
  vault: boolean;
  /** The question about near names. */
  near: ReactNode;
}

const typeChoices = perLanguage(() =>
  propertyTypes.map(({ id, property_type }) => ({ id, label: word(property_type) })),
);
const amenityChoices = perLanguage(() => amenities.map(({ id, amenity }) => ({ id, label: word(amenity) })));

/** Every field of a society, the ones that are always asked for first. */
export const SocietyFields = ({ draft, set, errors, vault, near }: Props) => {
  const reraHint = useReraHint(draft.area, draft.rera_no);
  const contact = (field: 'office_contact' | 'watchman_contact') => () =>
    vault && (
      <ContactField
        label={word(societyFields[field].label)}
        value={draft[field]}
        error={errors[field]}
        onChange={(chosen) => set({ [field]: chosen })}
      />
    );
  return societySections.map((section) => (
    <Fragment key={section}>
      <RecordFields
        fields={societyFields}
        names={namesOf(societyFields, section)}
        draft={draft}
        set={set}
        errors={errors}
        autoFocus="society_name"
        hints={{ rera_no: reraHint }}
        widths={{ area: 'half', maintenance_basis: 'half', rera_no: 'whole', parking_rule: 'whole' }}
        special={{
          area: () => <AreaField value={draft.area} required error={errors.area} onChange={(area) => set({ area })} />,
          property_type: () => (
            <ChoiceChips
              label={word(societyFields.property_type.label)}
              choices={typeChoices()}
              chosen={draft.property_type}
              error={errors.property_type}
              onChange={(property_type) => set({ property_type })}
            />
          ),
          maintenance_basis: () => (
            <SelectField
              label={word(societyFields.maintenance_basis.label)}
              words={maintenanceBases}
              value={draft.maintenance_basis}
              error={errors.maintenance_basis}
              onChange={(basis) => set({ maintenance_basis: basis ?? 'Per month' })}
            />
          ),
          amenities: () => (
            <ManyField
              label={word(societyFields.amenities.label)}
              placeholder={t`Find an amenity`}
              choices={amenityChoices()}
              chosen={draft.amenities}
              error={errors.amenities}
              onChange={(chosen) => set({ amenities: chosen })}
            />
          ),
          office_contact: contact('office_contact'),
          watchman_contact: contact('watchman_contact'),
        }}
      />
      {section === 'Name' && near}
    </Fragment>
  ));
};
