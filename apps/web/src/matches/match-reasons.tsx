import type { MatchCriterion } from '@angan/contract/matches/matches.ts';
import { matchReasons } from '@angan/domain/matching/reasons.ts';
import { t } from '@lingui/core/macro';
import { sentence, word } from '../core/language/index.ts';
import { CriterionGlyph } from '../ui/criterion.tsx';
import styles from './match-reasons.module.css';

/** Every point that was asked: does it fit, in which words, and what it brings of what it could. */
export const MatchReasons = ({ criteria, column }: { criteria: readonly MatchCriterion[]; column: string }) => (
  <div className={styles.reasons}>
    <dl className={styles.lines} aria-label={t`Reasons`}>
      {criteria.map(({ key, state, label, says, points, weight }) => (
        <div key={key} className={styles.line}>
          <dt className={styles.label}>
            <CriterionGlyph state={state} />
            {word(label)}
          </dt>
          <dd className={styles.text}>{sentence(matchReasons, says)}</dd>
          <dd className={styles.points}>{t`${points} of ${weight}`}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.column}>{t`Weighed as ${word(column.toLowerCase())}`}</p>
  </div>
);
