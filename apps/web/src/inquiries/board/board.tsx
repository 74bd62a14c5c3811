import type { InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import { boardStages } from '@angan/contract/inquiries/inquiry-filters.ts';
import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { reasonOf } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import styles from '../../ui/board/board.module.css';
import { StageTabs } from '../../ui/board/stage-tabs.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { SkeletonBar, skeletonWidth } from '../../ui/states.tsx';
import { LogDialog } from '../stages/log-dialog.tsx';
import { needsNothing, StageDialog } from '../stages/stage-dialog.tsx';
import { BoardColumn } from './board-column.tsx';
import type { Asked, Board as Data } from './use-board.ts';
import { useBoardMove } from './use-board-cards.ts';

interface Props {
  board: Data;
  asked: Asked;
  openId: number | undefined;
  href: (card: InquiryCard) => string;
  onApproach: (card: InquiryCard) => void;
}

/**
 * The open inquiries by stage. A card is dragged to another column, or sent there by its menu; where the stage asks for
 * something, a dialog does. On a phone one column at a time, by its tab or a swipe.
 */
export const Board = ({ board, asked, openId, href, onApproach }: Props) => {
  const phone = usePhone();
  const strip = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<InquiryCard>();
  const [moving, setMoving] = useState<{ card: InquiryCard; to: InquiryStage }>();
  const [logging, setLogging] = useState<InquiryCard>();
  const move = useBoardMove(asked, (card, to) => setMoving({ card, to }));
  const onMove = (card: InquiryCard, to: InquiryStage) =>
    needsNothing(card, to) ? move.mutate({ card, to }) : setMoving({ card, to });
  const columns = board.data?.columns;
  if (board.error && !columns)
    return (
      <QueryView
        query={board}
        failed={t`The board did not load.`}
        reason={(error) => t`${reasonOf(error)} Your filters are kept.`}
      />
    );
  return (
    <>
      {phone && columns && <StageTabs columns={columns} strip={strip} />}
      <ScrollBox
        ref={strip}
        className={styles.board}
        aria-label={t`Inquiries by stage`}
        aria-busy={columns === undefined}
        data-stale={board.isPlaceholderData || undefined}
      >
        {columns
          ? columns.map((column) => (
              <BoardColumn
                key={column.stage}
                column={column}
                asked={asked}
                openId={openId}
                dragged={dragged}
                onDrag={setDragged}
                href={href}
                onApproach={onApproach}
                onMove={onMove}
                onLog={setLogging}
              />
            ))
          : boardStages.map((stage) => <Waiting key={stage} stage={stage} />)}
      </ScrollBox>
      {moving && <StageDialog inquiry={moving.card} to={moving.to} onClose={() => setMoving(undefined)} />}
      {logging && <LogDialog inquiry={logging} onClose={() => setLogging(undefined)} />}
    </>
  );
};

const Waiting = ({ stage }: { stage: InquiryStage }) => (
  <section className={styles.column} aria-hidden>
    <header className={styles.head}>
      <h2>{word(stage)}</h2>
      <p className={styles.sum}>{'\u00a0'}</p>
    </header>
    <ul className={`list-unstyled ${styles.cards}`}>
      {[0, 1, 2].map((row) => (
        <li key={row} className={styles.item}>
          <span className={styles.skeleton}>
            <SkeletonBar width={skeletonWidth(row)} />
            <SkeletonBar width={skeletonWidth(row, 1)} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
