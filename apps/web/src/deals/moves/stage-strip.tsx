import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealLadder, isOptionalStage } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { stageAfter, stageDays } from '../deal-days.ts';
import { movesOf } from '../deal-moves.ts';
import { typeOf } from '../deal-words.ts';
import { DealStageBadge } from '../stage-badge.tsx';
import styles from './moves.module.css';

interface Props {
  deal: Deal;
  onMove: (to: DealStage) => void;
}

type StepState = 'done' | 'now' | 'ahead' | 'skipped';

/** The stages of a deal, first to last, each with how it stands to the one where the deal is, or was when it was cancelled. */
const stepsOf = (deal: Deal): { stage: DealStage; state: StepState }[] => {
  const isOver = deal.stage === 'Cancelled';
  const ladder = dealLadder(typeOf(deal));
  const at = ladder.indexOf((isOver ? deal.moves.at(-1)?.from : deal.stage) ?? 'Negotiation');
  return ladder.map((stage, index) => {
    if (deal.skipped.includes(stage)) return { stage, state: 'skipped' };
    if (index === at) return { stage, state: isOver ? 'done' : 'now' };
    return { stage, state: index < at ? 'done' : 'ahead' };
  });
};

/** How far a deal has come: its stages in a row with their days, each a way to move there. A cancelled one says why. */
export const StageStrip = ({ deal, onMove }: Props) => {
  const phone = usePhone();
  const all = stepsOf(deal);
  const at = all.findLastIndex(({ state }) => state === 'done' || state === 'now');
  const days = stageDays(deal);
  const may = movesOf(deal);
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = steps.current?.children[at] as HTMLElement | undefined;
    // Not scrollIntoView, which would move the page too.
    if (now) steps.current?.scrollTo({ left: now.offsetLeft - steps.current.clientWidth / 3 });
  }, [at]);
  if (phone) return <Segments deal={deal} steps={all} />;
  return (
    <>
      <Cancelled deal={deal} />
      <ol ref={steps} className={`list-unstyled ${styles.strip}`} aria-label={t`Stages`}>
        {all.map(({ stage: one, state }) => {
          const day = days.get(one);
          const inside = (
            <>
              <i className={styles.square} aria-hidden />
              <span className={styles.name}>{word(one)}</span>
              <span className={styles.when}>
                {state === 'skipped' ? t`Not needed` : day ? formatDate(day) : '\u00a0'}
              </span>
            </>
          );
          return (
            <li
              key={one}
              className={styles.step}
              data-state={state}
              data-optional={(state === 'ahead' && isOptionalStage(typeOf(deal), one)) || undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {may.includes(one) && state !== 'skipped' ? (
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
    </>
  );
};

/** Why a deal was cancelled, and what became of its token. */
const Cancelled = ({ deal }: { deal: Deal }) =>
  deal.stage === 'Cancelled' && (
    <p className={styles.over}>
      <DealStageBadge stage={deal.stage} />
      {deal.cancel_reason && <span>{word(deal.cancel_reason)}</span>}
      {deal.token_settlement && (
        <span>{t`Token of ${formatRupees(deal.token_amount ?? 0)}: ${word(deal.token_settlement)}`}</span>
      )}
    </p>
  );

/** On a phone: the stages as a bar of parts, and which comes next. */
const Segments = ({ deal, steps }: { deal: Deal; steps: readonly { stage: DealStage; state: StepState }[] }) => {
  const type = typeOf(deal);
  const next = stageAfter(deal, (stage) => isOptionalStage(type, stage));
  const day = next && stageDays(deal).get(next);
  const way = steps.filter(({ state }) => state !== 'skipped');
  const at = way.findLastIndex(({ state }) => state === 'now' || state === 'done') + 1;
  return (
    <div className={styles.progress}>
      <Cancelled deal={deal} />
      <div className={styles.segments} role="img" aria-label={t`Stage ${at} of ${way.length}: ${word(deal.stage)}`}>
        {way.map(({ stage, state }) => (
          <i key={stage} data-state={state} />
        ))}
      </div>
      {next && (
        <p className={styles.next}>{day ? t`Next: ${word(next)}, ${formatDate(day)}` : t`Next: ${word(next)}`}</p>
      )}
    </div>
  );
};
