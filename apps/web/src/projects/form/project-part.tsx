import { namesOf } from '@angan/contract/kit/presented.ts';
import { type ProjectSection, projectFields } from '@angan/contract/projects/project-fields.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { perLanguage, word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { PinField, RecordFields, useCityOf } from '../../records/index.ts';
import { type Choice, ManyField, SizeField } from '../../ui/form/index.ts';
import { type FormProps, typed } from './form-props.ts';

const amenityChoices = perLanguage(() => amenities.map(({ id, amenity }) => ({ id, label: word(amenity) })));
const bankChoices = banks.map(({ id, bank }) => ({ id, label: bank }));

/** The plain fields of a part of the form; rows and people stand beside them. */
export const ProjectPart = ({ section, ...props }: FormProps & { section: ProjectSection }) => {
  const { draft, set, errors } = props;
  const features = useNames((names) => names.features);
  const city = useCityOf(draft.area);
  const many = (field: 'amenities' | 'features' | 'approved_banks', choices: readonly Choice[]) => () => (
    <ManyField
      label={word(projectFields[field].label)}
      placeholder={word(projectFields[field].placeholder ?? '')}
      choices={choices}
      chosen={draft[field]}
      error={errors[field]}
      onChange={(chosen) => set({ [field]: chosen })}
    />
  );
  return (
    <RecordFields
      fields={projectFields}
      names={namesOf(projectFields, section)}
      draft={draft}
      set={set}
      errors={errors}
      widths={{ latitude: 'half', land_area: 'half', payout_rule: 'whole', lead_registration: 'whole' }}
      special={{
        latitude: () => (
          <PinField
            latitude={draft.latitude}
            longitude={draft.longitude}
            error={errors.latitude ?? errors.longitude}
            onChange={set}
          />
        ),
        land_area: () => (
          <SizeField
            label={word(projectFields.land_area.label)}
            unit={draft.land_unit}
            city={city}
            onUnit={(land_unit) => set({ land_unit })}
            {...typed(props, 'land_area')}
          />
        ),
        amenities: many('amenities', amenityChoices()),
        features: many(
          'features',
          features.map(({ id, feature }) => ({ id, label: feature })),
        ),
        approved_banks: many('approved_banks', bankChoices),
        ...{ longitude: null, land_unit: null, brokerage_terms: null },
        ...(!draft.lead_registration && { lead_lock_days: null }),
      }}
    />
  );
};
