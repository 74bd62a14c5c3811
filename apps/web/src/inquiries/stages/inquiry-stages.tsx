import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { type LadderStage, stageLadder } from '@angan/domain/inquiry-stage.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { StageBadge } from '../../records/index.ts';
import { type StageStep, StageStrip } from '../../ui/stage-strip/stage-strip.tsx';

interface Props {
  inquiry: Inquiry;
  onMove: (to: LadderStage) => void;
}

const stateAt = (index: number, at: number) => (index < at ? 'done' : index === at ? 'now' : 'ahead');

/** How far an inquiry has come: the open stages in a row, each a way to move there. A closed one says why. */
export const InquiryStages = ({ inquiry, onMove }: Props) => {
  const { stage, held_stage, stage_reason, may_move_to } = inquiry;
  const at = stageLadder.indexOf((stage === 'On Hold' ? held_stage : stage) as LadderStage);
  const isClosed = at === -1 && stage !== 'On Hold';
  const steps =
    at === -1
      ? []
      : stageLadder.map((one, index): StageStep<LadderStage> => ({ stage: one, state: stateAt(index, at) }));
  return (
    <StageStrip
      steps={steps}
      may={stageLadder.filter((one) => may_move_to.includes(one))}
      onMove={onMove}
      beside={
        (isClosed || stage === 'On Hold') && (
          <>
            <StageBadge stage={stage} />
            {stage_reason && <span>{word(stage_reason)}</span>}
            {stage === 'On Hold' && held_stage && <span>{t`before that ${word(held_stage)}`}</span>}
          </>
        )
      }
    />
  );
};
