import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { type LadderStage, stageLadder } from '@angan/domain/inquiry-stage.ts';
import { t } from '@lingui/core/macro';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { word } from '../../core/language/index.ts';
import { StageBadge } from '../../records/index.ts';
import styles from './stage-stepper.module.css';

interface Props {
  inquiry: Inquiry;
  onMove: (to: LadderStage) => void;
}

/** How far an inquiry has come: the open stages in a row, each a way to move there. A closed one says why. */
export const StageStepper = ({ inquiry, onMove }: Props) => {
  const { stage, held_stage, stage_reason, may_move_to } = inquiry;
  const at = stageLadder.indexOf((stage === 'On Hold' ? held_stage : stage) as LadderStage);
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = steps.current?.children[at] as HTMLElement | undefined;
    // Not scrollIntoView, which would move the page too.
    if (now) steps.current?.scrollTo({ left: now.offsetLeft - steps.current.clientWidth / 3 });
  }, [at]);
  const isBeside = stage === 'On Hold' || at === -1;
  return (
    <div className={styles.line}>
      {isBeside && (
        <p className={styles.beside}>
          <StageBadge stage={stage} />
          {stage_reason && <span>{word(stage_reason)}</span>}
          {stage === 'On Hold' && held_stage && <span>{t`before that ${word(held_stage)}`}</span>}
        </p>
      )}
      {(at !== -1 || !isBeside) && (
        <ol ref={steps} className={`list-unstyled ${styles.steps}`} aria-label={t`Stages`}>
          {stageLadder.map((one, index) => {
            const state = index < at ? 'done' : index === at ? 'now' : 'ahead';
            const inside = (
              <>
                <i className={styles.square} aria-hidden>
                  {state === 'done' && <IconCheck />}
                </i>
                {word(one)}
              </>
            );
            return (
              <li
                key={one}
                className={styles.step}
                data-state={state}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                {may_move_to.includes(one) ? (
                  <button type="button" className={styles.inside} onClick={() => onMove(one)}>
                    {inside}
                  </button>
                ) : (
                  <span className={styles.inside}>{inside}</span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
};
