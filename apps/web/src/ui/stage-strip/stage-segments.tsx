import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { word } from '../../core/language/index.ts';
import styles from './stage-segments.module.css';
import type { StageStep } from './stage-strip.tsx';

interface Props {
  /** Where it is, as a word: 'Token Received'. */
  stage: string;
  steps: readonly StageStep<string>[];
  beside?: ReactNode;
  /** Which comes next, and when: 'Next: Registered, 27/11/2026'. */
  next?: string | undefined;
}

/** The stages of a record on a phone, as a bar of parts. */
export const StageSegments = ({ stage, steps, beside, next }: Props) => {
  const way = steps.filter(({ state }) => state !== 'skipped');
  const at = way.findLastIndex(({ state }) => state === 'now' || state === 'done') + 1;
  return (
    <div className={styles.progress}>
      {beside && <p className={styles.beside}>{beside}</p>}
      <div className={styles.segments} role="img" aria-label={t`Stage ${at} of ${way.length}: ${word(stage)}`}>
        {way.map((one) => (
          <i key={one.stage} data-state={one.state} />
        ))}
      </div>
      {next && <p className={styles.next}>{next}</p>}
    </div>
  );
};
