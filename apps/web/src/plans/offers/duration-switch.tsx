import { bestDuration, type Duration, durationNames } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { formatNumber } from '../../core/language/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { monthsOf, monthsText } from './durations.ts';
import styles from './offers.module.css';

interface Props {
  duration: Duration;
  onChange: (duration: Duration) => void;
}

/** For how long the prices are. */
export const DurationSwitch = ({ duration, onChange }: Props) => {
  const phone = usePhone();
  return (
    <SegmentedControl
      className={styles.switch}
      fullWidth={phone}
      aria-label={t`Duration`}
      value={duration}
      onChange={(word) => onChange(word as Duration)}
      data={durationNames.map((name) => ({
        value: name,
        label: <DurationLabel duration={name} short={phone && name !== duration && name !== durationNames[0]} />,
      }))}
    />
  );
};

const DurationLabel = ({ duration, short }: { duration: Duration; short: boolean }) => {
  const months = monthsOf(duration);
  return (
    <span className={styles.duration}>
      {short ? (
        <>
          <span aria-hidden>{formatNumber(months)}</span>
          <VisuallyHidden>{monthsText(months)}</VisuallyHidden>
        </>
      ) : (
        monthsText(months)
      )}
      {duration === bestDuration && <span className={styles.best}>{t`Best value`}</span>}
    </span>
  );
};
