import type { Broadcast } from '@angan/contract/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import styles from './broadcasts.module.css';
import { shareWords, stepsOf } from './words.ts';

/** Sent, delivered, read, replied and failed, each as a share of all; then the taps on quick replies. */
export const ResultBars = ({ broadcast }: { broadcast: Broadcast }) => {
  const { people, sent, delivered, read, replied, failed } = stepsOf(broadcast);
  const bars = [
    { label: t`Sent`, value: sent, tone: 'brand' },
    { label: t`Delivered`, value: delivered, tone: 'brand' },
    { label: t`Read`, value: read, tone: 'ok' },
    { label: t`Replied`, value: replied, tone: 'ok' },
    { label: t`Failed`, value: failed, tone: 'bad' },
    ...Object.entries(broadcast.clicks).map(([label, value]) => ({ label: `‘${label}’`, value, tone: 'info' })),
  ];
  return (
    <dl className={styles.bars} aria-label={t`Results`}>
      {bars.map(({ label, value, tone }) => (
        <div key={label} className={styles.barRow}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.track}>
              <span
                className={styles.fill}
                data-tone={tone}
                style={{ width: `${people > 0 ? (100 * value) / people : 0}%` }}
              />
            </span>
            <strong>{formatNumber(value)}</strong>
            <span className={styles.share}>{shareWords(value, people)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
