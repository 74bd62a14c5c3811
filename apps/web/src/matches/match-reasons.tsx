import type { MatchCriterion } from '@angan/contract/matches/matches.ts';
import { t } from '@lingui/core/macro';
import { CriterionGlyph } from '../ui/criterion.tsx';
import styles from './match-reasons.module.css';

/** Every point that was asked: does it fit, in which words, and what it brings of what it could. */
export const MatchReasons = ({ criteria, column }: { criteria: readonly MatchCriterion[]; column: string }) => (
  <div className={styles.reasons}>
    <dl className={styles.lines} aria-label={t`Reasons`}>
      {criteria.map(({ key, state, label, text, points, weight }) => (
        <div key={key} className={styles.line}>
          <dt className={styles.label}>
            <CriterionGlyph state={state} />
            {label}
          </dt>
          <dd className={styles.text}>{text}</dd>
          <dd className={styles.points}>{t`${points} of ${weight}`}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.column}>{t`Weighed as ${column.toLowerCase()}`}</p>
  </div>
);
