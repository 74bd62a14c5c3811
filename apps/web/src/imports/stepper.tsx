import type { MigrationKind } from '@angan/contract/imports/kinds.ts';
import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './stepper.module.css';
import { type Step, stepLabels, steps, stepsOf } from './steps.ts';

export interface StepperProps {
  kind?: MigrationKind;
  /** The step that is shown. */
  step: Step;
  /** Where the import stands: what comes before is done. */
  reached?: Step;
  /** Address of a step that may be looked at; the others are words. */
  href?: (step: Step) => string | undefined;
}

/** Where one is on the way: what is done has a check, what may be looked at is a link. */
export const Stepper = ({ kind = 'Contacts', step, reached = step, href }: StepperProps) => (
  <nav className={styles.stepper} aria-label={t`Steps of the import`}>
    <ol className={`list-unstyled ${styles.steps}`}>
      {stepsOf(kind).map((each, at) => {
        const isDone = each !== step && steps.indexOf(each) < steps.indexOf(reached);
        const to = each === step ? undefined : href?.(each);
        const inside = (
          <>
            <span className={styles.square} aria-hidden="true">
              {isDone ? <IconCheck /> : at + 1}
            </span>
            <span className={styles.word}>{stepLabels()[each]}</span>
            {isDone && <VisuallyHidden>{t`, done`}</VisuallyHidden>}
          </>
        );
        return (
          <li
            key={each}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={each === step ? 'step' : undefined}
          >
            {to ? (
              <Link className={styles.inside} to={to}>
                {inside}
              </Link>
            ) : (
              <span className={styles.inside}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
