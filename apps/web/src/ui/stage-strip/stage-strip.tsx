import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { word } from '../../core/language/index.ts';
import styles from './stage-strip.module.css';

export interface StageStep<Stage extends string> {
  stage: Stage;
  state: 'done' | 'now' | 'ahead' | 'skipped';
  /** The day on which it was or will be reached: '12/03/2026'. */
  day?: string | undefined;
  /** May be left out, as long as it lies ahead. */
  isOptional?: boolean;
}

interface Props<Stage extends string> {
  steps: readonly StageStep<Stage>[];
  /** Which of them one may go to. */
  may: readonly Stage[];
  onMove: (to: Stage) => void;
  /** Said over the stages: that it waits or is over, and why. */
  beside?: ReactNode;
  /** For a dozen of stages: the day stands over a name that breaks. */
  isNarrow?: boolean;
}

/** How far a record has come: its stages in a row with their days, each a way to move there. The present one is in sight. */
export const StageStrip = <Stage extends string>({ steps, may, onMove, beside, isNarrow = false }: Props<Stage>) => {
  const at = steps.findLastIndex(({ state }) => state === 'done' || state === 'now');
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = row.current?.children[Math.max(0, at)] as HTMLElement | undefined;
    // Not scrollIntoView, which would move the page too.
    if (now) row.current?.scrollTo({ left: now.offsetLeft - row.current.clientWidth / 3 });
  }, [at]);
  const look = isNarrow ? 'narrow' : steps.some(({ day }) => day) ? 'wide' : 'plain';
  return (
    <div className={styles.strip}>
      {beside && <p className={styles.beside}>{beside}</p>}
      {steps.length > 0 && (
        <ol ref={row} className={`list-unstyled ${styles.steps}`} data-look={look} aria-label={t`Stages`}>
          {steps.map((step) => (
            <Step key={step.stage} step={step} look={look} onMove={may.includes(step.stage) ? onMove : undefined} />
          ))}
        </ol>
      )}
    </div>
  );
};

interface StepProps<Stage extends string> {
  step: StageStep<Stage>;
  look: 'narrow' | 'wide' | 'plain';
  onMove: ((to: Stage) => void) | undefined;
}

const Step = <Stage extends string>({ step: { stage, state, day, isOptional }, look, onMove }: StepProps<Stage>) => {
  const unneeded = state === 'skipped' ? t`Not needed` : undefined;
  const inside = (
    <>
      <i className={styles.square} aria-hidden />
      <span className={styles.name}>{word(stage)}</span>
      {unneeded && look !== 'wide' ? (
        <VisuallyHidden>{unneeded}</VisuallyHidden>
      ) : (
        look !== 'plain' && <span className={styles.when}>{unneeded ?? day ?? '\u00a0'}</span>
      )}
    </>
  );
  return (
    <li
      className={styles.step}
      data-state={state}
      data-optional={(state === 'ahead' && isOptional) || undefined}
      title={unneeded}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {onMove && !unneeded ? (
        <button type="button" className={styles.inside} onClick={() => onMove(stage)}>
          {inside}
        </button>
      ) : (
        <span className={styles.inside}>{inside}</span>
      )}
    </li>
  );
};
