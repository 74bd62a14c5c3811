import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealLadder } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { movesOf } from '../deal-moves.ts';
import { typeOf } from '../deal-words.ts';
import { DealStageBadge } from '../stage-badge.tsx';
import styles from './moves.module.css';

interface Props {
  deal: Deal;
  onMove: (to: DealStage) => void;
}

/** The day on which a deal last came to each stage. */
const cameOn = (deal: Deal): ReadonlyMap<DealStage, string> =>
  new Map([['Negotiation', deal.created_date] as const, ...deal.moves.map(({ to, at }) => [to, at] as const)]);

/** How far a deal has come: its stages in a row with their days, each a way to move there. A cancelled one says why. */
export const StageStrip = ({ deal, onMove }: Props) => {
  const ladder = dealLadder(typeOf(deal));
  const isOver = deal.stage === 'Cancelled';
  const stage = isOver ? deal.moves.at(-1)?.from : deal.stage;
  const at = ladder.indexOf(stage ?? 'Negotiation');
  const days = cameOn(deal);
  const may = movesOf(deal);
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = steps.current?.children[at] as HTMLElement | undefined;
    // Not scrollIntoView, which would move the page too.
    if (now) steps.current?.scrollTo({ left: now.offsetLeft - steps.current.clientWidth / 3 });
  }, [at]);
  return (
    <>
      {isOver && (
        <p className={styles.over}>
          <DealStageBadge stage={deal.stage} />
          {deal.cancel_reason && <span>{word(deal.cancel_reason)}</span>}
          {deal.token_settlement && (
            <span>{t`Token of ${formatRupees(deal.token_amount ?? 0)}: ${word(deal.token_settlement)}`}</span>
          )}
        </p>
      )}
      <ol ref={steps} className={`list-unstyled ${styles.strip}`} aria-label={t`Stages`}>
        {ladder.map((one, index) => {
          const isSkipped = deal.skipped.includes(one);
          const state = isSkipped
            ? 'skipped'
            : index < at
              ? 'done'
              : index === at
                ? isOver
                  ? 'done'
                  : 'now'
                : 'ahead';
          const day = days.get(one);
          const inside = (
            <>
              <i className={styles.square} aria-hidden />
              <span className={styles.name}>{word(one)}</span>
              <span className={styles.when}>
                {isSkipped ? t`Not needed` : day && state !== 'ahead' ? formatDate(day) : ' '}
              </span>
            </>
          );
          return (
            <li
              key={one}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {may.includes(one) && !isSkipped ? (
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
