import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { ContactField, FieldRuns, type FieldWidth, usualWidth } from '../../records/index.ts';
import { FormSection } from '../../ui/form/index.ts';
import type { FieldProps } from './field-props.ts';
import { LayoutField } from './layout-field.tsx';
import { furtherFields } from './shown-fields.ts';
import { specialFields } from './special-fields.tsx';

/** How a field stands among its neighbours. */
const widthOf = (field: LaidOutField): FieldWidth => {
  if (field === 'loan_bank' || field === 'source' || field === 'latitude') return 'half';
  return specialFields[field] ? 'whole' : usualWidth(laidOut[field]);
};

/** Everything that may be said of a property beyond the short form, as its subtype and deal types have it. */
export const FurtherSections = (props: FieldProps) => {
  const mayVault = useMay('property:vault');
  return furtherFields(props.draft, mayVault).map(([section, fields]) => (
    <FormSection key={section} title={word(section)}>
      <FieldRuns names={fields} widthOf={widthOf}>
        {(field) => (
          <div data-field={field}>
            <LayoutField field={field} {...props} />
            {field === 'mandate' && props.draft.mandate === "Co-broker's listing" && <CoBroker {...props} />}
          </div>
        )}
      </FieldRuns>
    </FormSection>
  ));
};

const CoBroker = ({ draft, set, errors }: FieldProps) => (
  <ContactField
    label={t`Co-broker`}
    value={draft.co_broker}
    error={errors.co_broker}
    onChange={(co_broker) => set({ co_broker })}
  />
);
