import { weekdays } from '@angan/domain/lookups/office.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { ChoiceChips, FieldPair, FormSection, TimeField } from '../ui/form/index.ts';
import { type CompanyFieldsProps, PartFields } from './company-fields.tsx';
import styles from './profile.module.css';

const days = perLanguage(() => weekdays.map((day) => ({ id: day, label: word(day.slice(0, 3)) })));
/** What most offices keep, until somebody says otherwise. */
const usual = { open_from: '10:00', open_to: '19:00' };

/** How the office works: where, by which measure, and when. */
export const WorkSection = ({ form, set, errors }: CompanyFieldsProps) => {
  const off = weekdays.filter((day) => !form.open_days.includes(day));
  const isOpen = form.open_days.length > 0;
  return (
    <FormSection title={t`Work`} hint={t`What new records begin with, and when the office is open`}>
      <PartFields section="Work" form={form} set={set} errors={errors} />
      <div>
        <ChoiceChips
          label={t`Working days`}
          choices={days()}
          chosen={form.open_days}
          error={errors.weekly_off}
          onChange={(chosen) =>
            set({
              open_days: weekdays.filter((day) => chosen.includes(day)),
              ...(!isOpen && form.open_from === '' && usual),
            })
          }
        />
        {isOpen && (
          <p className={styles.note}>
            {off.length ? t`Weekly off: ${off.map(word).join(', ')}` : t`Open on every day`}
          </p>
        )}
      </div>
      {isOpen && (
        <FieldPair>
          <TimeField
            label={t`Opens`}
            value={form.open_from}
            error={errors.working_hours}
            onChange={(open_from) => set({ open_from })}
          />
          <TimeField label={t`Closes`} value={form.open_to} onChange={(open_to) => set({ open_to })} />
        </FieldPair>
      )}
    </FormSection>
  );
};
