import type { SlipPreview } from '@angan/contract/shares/slips.ts';
import { t } from '@lingui/core/macro';
import { formatDateTime, word } from '../../core/language/index.ts';
import styles from './slip.module.css';

/** Who saw what: the visitor, and each property with its time, how it went and what is agreed. */
export const StopsOnSlip = ({ preview: { visitor, number, stops } }: { preview: SlipPreview }) => (
  <div className={styles.paper}>
    <p className={styles.visitor}>
      {visitor || t`The visitor`} <span className={styles.second}>{number}</span>
    </p>
    <ul className={styles.stops} aria-label={t`On the slip`}>
      {stops.map(({ task, title, place, at, said, check_in, terms }) => (
        <li key={task} className={styles.stop}>
          <span className={styles.title}>{title}</span>
          <span className={styles.second}>{place}</span>
          <span className={styles.second}>
            {[formatDateTime(at), check_in && t`checked in ${word(check_in)}`].filter(Boolean).join(', ')}
          </span>
          {said && <span className={styles.second}>{said}</span>}
          <span className={styles.second}>{terms ? t`Brokerage: ${terms}` : t`Brokerage: not agreed in writing`}</span>
        </li>
      ))}
    </ul>
  </div>
);
