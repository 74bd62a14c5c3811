import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { ChoiceChips, errorLine } from '../ui/form/index.ts';
import { usualTimes } from './follow-up-times.ts';
import { localOf, momentOf } from './moment.ts';
import styles from './records.module.css';

interface Props {
  /** ISO time; '' for none. */
  value: string;
  onChange: (at: string) => void;
  /** What is asked: 'Next follow-up', where nothing is said. */
  label?: string;
  required?: boolean;
  error?: string | undefined;
}

/** When the person is called again: one of the usual times by a tap, or any other. */
export const FollowUpField = ({ value, onChange, label = t`Next follow-up`, required = false, error }: Props) => {
  const times = usualTimes(new Date());
  const chosen = times.find(({ at }) => Date.parse(at) === Date.parse(value))?.at;
  return (
    <div className={styles.followUp}>
      <ChoiceChips
        label={label}
        choices={times.map(({ label, at }) => ({ id: at, label }))}
        chosen={chosen ? [chosen] : []}
        single
        onChange={([at]) => onChange(at ?? '')}
      />
      <TextInput
        aria-label={t`${label}, day and time`}
        type="datetime-local"
        required={required}
        min={`${dayInIndia()}T00:00`}
        value={localOf(value)}
        error={errorLine(error)}
        onChange={(event) => onChange(momentOf(event.currentTarget.value))}
      />
    </div>
  );
};
