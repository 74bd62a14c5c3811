import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealLadder, isOptionalStage } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { StageSegments } from '../../ui/stage-strip/stage-segments.tsx';
import { type StageStep, StageStrip } from '../../ui/stage-strip/stage-strip.tsx';
import { stageAfter, stageDays } from '../deal-days.ts';
import { movesOf } from '../deal-moves.ts';
import { typeOf } from '../deal-words.ts';
import { DealStageBadge } from '../stage-badge.tsx';

interface Props {
  deal: Deal;
  onMove: (to: DealStage) => void;
}

/** The stages of a deal, first to last, each with how it stands to the one where the deal is, or was when it was cancelled. */
const stepsOf = (deal: Deal): StageStep<DealStage>[] => {
  const isOver = deal.stage === 'Cancelled';
  const type = typeOf(deal);
  const ladder = dealLadder(type);
  const days = stageDays(deal);
  const at = ladder.indexOf((isOver ? deal.moves.at(-1)?.from : deal.stage) ?? 'Negotiation');
  const stateOf = (stage: DealStage, index: number) => {
    if (deal.skipped.includes(stage)) return 'skipped';
    if (index === at) return isOver ? 'done' : 'now';
    return index < at ? 'done' : 'ahead';
  };
  return ladder.map((stage, index) => {
    const day = days.get(stage);
    return {
      stage,
      state: stateOf(stage, index),
      day: day && formatDate(day),
      isOptional: isOptionalStage(type, stage),
    };
  });
};

/** How far a deal has come, each stage a way to move there; on a phone as a bar, with what comes next. */
export const DealStages = ({ deal, onMove }: Props) => {
  const phone = usePhone();
  const steps = stepsOf(deal);
  const beside = deal.stage === 'Cancelled' && <Cancelled deal={deal} />;
  if (!phone) return <StageStrip steps={steps} may={movesOf(deal)} onMove={onMove} beside={beside} />;
  return <StageSegments stage={deal.stage} steps={steps} beside={beside} next={nextWords(deal)} />;
};

const nextWords = (deal: Deal): string | undefined => {
  const type = typeOf(deal);
  const next = stageAfter(deal, (stage) => isOptionalStage(type, stage));
  const day = next && stageDays(deal).get(next);
  return next && (day ? t`Next: ${word(next)}, ${formatDate(day)}` : t`Next: ${word(next)}`);
};

/** Why a deal was cancelled, and what became of its token. */
const Cancelled = ({ deal }: { deal: Deal }) => (
  <>
    <DealStageBadge stage={deal.stage} />
    {deal.cancel_reason && <span>{word(deal.cancel_reason)}</span>}
    {deal.token_settlement && (
      <span>{t`Token of ${formatRupees(deal.token_amount ?? 0)}: ${word(deal.token_settlement)}`}</span>
    )}
  </>
);
