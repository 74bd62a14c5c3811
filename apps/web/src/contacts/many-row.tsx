import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { PhoneField, TextField } from '../ui/form/index.ts';
import styles from './contact-form.module.css';
import { NumberTaken } from './duplicates/number-taken.tsx';
import type { Row } from './many-rows.ts';

interface Props {
  number: number;
  row: Row;
  errors: Record<string, string>;
  onChange: (row: Row) => void;
  /** Missing where the row has to stay. */
  onRemove?: (() => void) | undefined;
}

/** One person of several. */
export const ManyRow = ({ number, row, errors, onChange, onRemove }: Props) => {
  const set = (change: Partial<Row>) => onChange({ ...row, ...change });
  return (
    <fieldset className={styles.many}>
      <legend className={styles.manyTitle}>{t`Contact ${number}`}</legend>
      <div className={styles.manyFields}>
        <TextField
          label={t`Name`}
          value={row.name}
          maxLength={contactFields.name.max}
          error={errors.name}
          autoFocus={number === 1}
          onChange={(name) => set({ name })}
        />
        <div>
          <PhoneField
            label={t`Mobile number`}
            value={row.mobile_number_1}
            required
            error={errors.mobile_number_1}
            onChange={(mobile_number_1) => set({ mobile_number_1 })}
          />
          <NumberTaken number={row.mobile_number_1} />
        </div>
        <TextField
          label={t`Email`}
          type="email"
          value={row.email}
          error={errors.email}
          onChange={(email) => set({ email })}
        />
        <div>
          <PhoneField
            label={t`Second number (optional)`}
            value={row.mobile_number_2}
            error={errors.mobile_number_2}
            onChange={(mobile_number_2) => set({ mobile_number_2 })}
          />
          <NumberTaken number={row.mobile_number_2} />
        </div>
        {onRemove && (
          <Button className={styles.manyRemove} onClick={onRemove} aria-label={t`Remove contact ${number}`}>
            {t`Remove`}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
