import type { CommissionDues } from '@angan/contract/commissions/commissions.ts';
import type { AgeingBucket } from '@angan/domain/brokerage/index.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, formatPrice } from '../../core/language/index.ts';
import type { UrlState } from '../../ui/use-url-state.ts';
import styles from '../commissions.module.css';
import { ageWords } from '../words.ts';

/** What is due by age: each opens the rows that it is made of. */
export const Ages = ({ dues, url }: { dues: CommissionDues; url: UrlState }) => {
  const chosen = url.get('age');
  const most = Math.max(1, ...dues.ages.map(({ balance }) => balance));
  const pick = (age: AgeingBucket) => url.filter({ age: age === chosen ? null : age });
  return (
    <div className={styles.ages}>
      <div className={styles.allDues}>
        <strong className={styles.bigSum}>{formatPrice(dues.balance)}</strong>
        <span className={styles.quiet}>
          {plural(dues.count, { one: '# due', other: '# dues' })}, {t`${formatPrice(dues.without_gst)} without GST`}
        </span>
        <span className={styles.stack} aria-hidden>
          {dues.ages.map(({ age, balance }) => (
            <span key={age} className={styles.bar} data-age={age} style={{ flexGrow: balance }} />
          ))}
        </span>
      </div>
      {dues.ages.map(({ age, count, balance }) => (
        <button
          key={age}
          type="button"
          className={styles.age}
          data-age={age}
          aria-pressed={age === chosen}
          onClick={() => pick(age)}
        >
          <span className={styles.ageHead}>
            <strong>{formatPrice(balance)}</strong>
            <span className={styles.quiet}>{formatNumber(count)}</span>
          </span>
          <span className={styles.ageName}>{ageWords()[age]}</span>
          <span
            className={styles.bar}
            data-age={age}
            style={{ inlineSize: `${(balance / most) * 100}%` }}
            aria-hidden
          />
        </button>
      ))}
    </div>
  );
};
