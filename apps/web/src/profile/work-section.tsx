import { weekdays } from '@angan/domain/lookups/office.ts';
import { sizeUnitNames } from '@angan/domain/units.ts';
import { ChoiceChips, FieldPair, FormSection, LookupField, SelectField, TimeField } from '../ui/form/index.ts';
import { type CompanyFieldsProps, cityChoices } from './company-fields.tsx';
import styles from './profile.module.css';

const days = weekdays.map((day) => ({ id: day, label: day.slice(0, 3) }));
/** What most offices keep, until somebody says otherwise. */
const usual = { open_from: '10:00', open_to: '19:00' };

/** How the office works: where, by which measure, and when. */
export const WorkSection = ({ form, set, errors }: CompanyFieldsProps) => {
  const off = weekdays.filter((day) => !form.open_days.includes(day));
  const isOpen = form.open_days.length > 0;
  return (
    <FormSection title="Work" hint="What new records begin with, and when the office is open">
      <FieldPair>
        <LookupField
          label="Default city"
          placeholder="Find a city"
          choices={cityChoices}
          value={form.default_city}
          error={errors.default_city}
          onChange={(default_city) => set({ default_city })}
        />
        <SelectField
          label="Unit of sizes"
          words={sizeUnitNames}
          value={form.default_size_unit}
          error={errors.default_size_unit}
          onChange={(default_size_unit) => set({ default_size_unit })}
        />
        <SelectField
          label="Unit of land"
          words={sizeUnitNames}
          value={form.default_land_unit}
          error={errors.default_land_unit}
          onChange={(default_land_unit) => set({ default_land_unit })}
        />
      </FieldPair>
      <div>
        <ChoiceChips
          label="Working days"
          choices={days}
          chosen={form.open_days}
          error={errors.weekly_off}
          onChange={(chosen) =>
            set({
              open_days: weekdays.filter((day) => chosen.includes(day)),
              ...(!isOpen && form.open_from === '' && usual),
            })
          }
        />
        {isOpen && <p className={styles.note}>{off.length ? `Weekly off: ${off.join(', ')}` : 'Open on every day'}</p>}
      </div>
      {isOpen && (
        <FieldPair>
          <TimeField
            label="Opens"
            value={form.open_from}
            error={errors.working_hours}
            onChange={(open_from) => set({ open_from })}
          />
          <TimeField label="Closes" value={form.open_to} onChange={(open_to) => set({ open_to })} />
        </FieldPair>
      )}
    </FormSection>
  );
};
