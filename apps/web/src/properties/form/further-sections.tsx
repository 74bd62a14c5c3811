import { type LaidOutField, laidOutPairs } from '@angan/contract/properties/property-layout.ts';
import type { ReactNode } from 'react';
import { useMay } from '../../core/session/index.ts';
import { ContactField, longText } from '../../records/index.ts';
import { FieldPair, FormSection } from '../../ui/form/index.ts';
import type { FieldProps } from './field-props.ts';
import { LayoutField } from './layout-field.tsx';
import styles from './property-form.module.css';
import { furtherFields } from './shown-fields.ts';
import { specialFields } from './special-fields.tsx';

/** How a field stands among its neighbours: beside another, in a row of ticks, or across. */
const widthOf = (field: LaidOutField): 'half' | 'tick' | 'whole' => {
  const pair = laidOutPairs[field];
  if (field === 'loan_bank' || field === 'source' || field === 'latitude') return 'half';
  if (specialFields[field]) return 'whole';
  if (pair.kind === 'flag') return 'tick';
  if (pair.kind === 'text') return pair.max < longText ? 'half' : 'whole';
  return ['count', 'amount', 'rupees', 'percent', 'date'].includes(pair.kind) ? 'half' : 'whole';
};

/** Neighbours of one width together, in their order. */
const runsOf = (fields: readonly LaidOutField[]) => {
  const runs: { width: ReturnType<typeof widthOf>; fields: LaidOutField[] }[] = [];
  for (const field of fields) {
    const width = widthOf(field);
    const last = runs.at(-1);
    if (last && last.width === width && width !== 'whole') last.fields.push(field);
    else runs.push({ width, fields: [field] });
  }
  return runs;
};

/** Everything that may be said of a property beyond the short form, as its subtype and deal types have it. */
export const FurtherSections = (props: FieldProps) => {
  const mayVault = useMay('property:vault');
  return furtherFields(props.draft, mayVault).map(([section, fields]) => (
    <FormSection key={section} title={section}>
      {runsOf(fields).map(({ width, fields: run }) => (
        <Run key={run[0]} width={width}>
          {run.map((field) => (
            <div key={field} data-field={field}>
              <LayoutField field={field} {...props} />
              {field === 'mandate' && props.draft.mandate === "Co-broker's listing" && <CoBroker {...props} />}
            </div>
          ))}
        </Run>
      ))}
    </FormSection>
  ));
};

const CoBroker = ({ draft, set, errors }: FieldProps) => (
  <ContactField
    label="Co-broker"
    value={draft.co_broker}
    error={errors.co_broker}
    onChange={(co_broker) => set({ co_broker })}
  />
);

const Run = ({ width, children }: { width: ReturnType<typeof widthOf>; children: ReactNode }) => {
  if (width === 'half') return <FieldPair>{children}</FieldPair>;
  return width === 'tick' ? <div className={styles.flags}>{children}</div> : children;
};
