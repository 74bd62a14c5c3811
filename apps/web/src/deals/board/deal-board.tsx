import { dealLimits } from '@angan/contract/deals/deal-fields.ts';
import type { Deal, DealColumn } from '@angan/contract/deals/deals.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatNumber, formatPrice, word } from '../../core/language/index.ts';
import styles from '../../ui/board/board.module.css';
import { NoCards } from '../../ui/board/no-cards.tsx';
import { StageTabs } from '../../ui/board/stage-tabs.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { movesOf } from '../deal-moves.ts';
import own from '../deals.module.css';
import { MoveDialog } from '../moves/move-dialog.tsx';
import { onCardKey } from './card-keys.ts';
import { type CardActions, DealCard } from './deal-card.tsx';
import { type Asked, type Board, useMoreDeals } from './use-deal-board.ts';

interface Props extends Omit<CardActions, 'onMove'> {
  board: Board;
  asked: Asked;
  openId: number | undefined;
}

/**
 * The open deals of a ladder by stage. A card is dragged to another column or sent there by its menu, and what the stage
 * asks for is asked in a dialog. On a phone one column at a time, by its tab or a swipe.
 */
export const DealBoard = ({ board, asked, openId, href, onApproach }: Props) => {
  const phone = usePhone();
  const strip = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<Deal>();
  const [moving, setMoving] = useState<{ deal: Deal; to: DealStage }>();
  const columns = board.data?.columns;
  if (!columns)
    return <QueryView query={board} failed={t`The board did not load.`} loading={t`Loading the board`} rows={8} />;
  return (
    <>
      {phone && <StageTabs columns={columns} strip={strip} />}
      <ScrollBox
        ref={strip}
        className={`${styles.board} ${own.board}`}
        data-board
        aria-label={t`Deals by stage`}
        data-stale={board.isPlaceholderData || undefined}
      >
        {columns.map((column) => (
          <Column
            key={column.stage}
            column={column}
            asked={{ ...asked, ladder: board.data!.ladder }}
            openId={openId}
            dragged={dragged}
            onDrag={setDragged}
            href={href}
            onApproach={onApproach}
            onMove={(deal, to) => setMoving({ deal, to })}
          />
        ))}
      </ScrollBox>
      {moving && <MoveDialog deal={moving.deal} to={moving.to} onClose={() => setMoving(undefined)} />}
    </>
  );
};

interface ColumnProps extends CardActions {
  column: DealColumn;
  asked: Asked;
  openId: number | undefined;
  /** The card under the pointer, while one is dragged. */
  dragged: Deal | undefined;
  onDrag: (card: Deal | undefined) => void;
}

/** '4.31 Cr, weighted 6.74 Lakhs'; '' where nothing is agreed on. */
const sumText = (sum: number, weighted: number): string =>
  [sum > 0 && formatPrice(sum), weighted > 0 && t`weighted ${formatPrice(weighted)}`].filter(Boolean).join(', ');

/** The open deals at a stage: how many, what they come to, and the first of them. */
const Column = ({ column, asked, openId, dragged, onDrag, ...actions }: ColumnProps) => {
  const { stage, count, sum, weighted, probability, results } = column;
  const phone = usePhone();
  const more = useMoreDeals(asked, stage, dealLimits.cards);
  const rest = more.cards.filter((card) => card.stage === stage && !results.some(({ id }) => id === card.id));
  const cards = [...results, ...rest];
  const takes = dragged !== undefined && dragged.stage !== stage && movesOf(dragged).includes(stage);
  return (
    <section
      className={styles.column}
      aria-label={word(stage)}
      data-column
      data-takes={takes || undefined}
      data-refuses={(dragged !== undefined && !takes && dragged.stage !== stage) || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (takes) actions.onMove(dragged, stage);
        onDrag(undefined);
      }}
    >
      <header className={styles.head}>
        {!phone && (
          <h2 className={own.stage}>
            <span>
              {word(stage)} <span className={styles.count}>{formatNumber(count)}</span>
            </span>
            <span className={own.chance}>{probability} %</span>
          </h2>
        )}
        <p className={styles.sum}>{sumText(sum, weighted) || '\u00a0'}</p>
        {phone && <span className={own.chance}>{probability} %</span>}
      </header>
      <ScrollBox as="ul" className={`list-unstyled ${styles.cards}`} aria-label={t`${word(stage)}, cards`}>
        {cards.map((card) => (
          <li
            key={card.id}
            className={styles.item}
            data-selected={card.id === openId || undefined}
            data-lifted={card.id === dragged?.id || undefined}
            data-card
            draggable
            onKeyDown={(event) => onCardKey(event, card, actions.onMove)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', card.deal_code);
              onDrag(card);
            }}
            onDragEnd={() => onDrag(undefined)}
          >
            <DealCard card={card} {...actions} />
          </li>
        ))}
        {count === 0 && <NoCards />}
        {cards.length < count && (
          <li className={styles.more}>
            <Button size="xs" variant="subtle" loading={more.isFetching} onClick={() => void more.fetchNextPage()}>
              {t`${formatNumber(count - cards.length)} more`}
            </Button>
          </li>
        )}
      </ScrollBox>
    </section>
  );
};
