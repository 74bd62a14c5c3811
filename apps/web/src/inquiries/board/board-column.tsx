import { boardCards, type BoardColumn as Column, type InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber, word } from '../../core/language/index.ts';
import styles from '../../ui/board/board.module.css';
import { NoCards } from '../../ui/board/no-cards.tsx';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { BoardCard, type CardActions } from './board-card.tsx';
import { sumText } from './board-data.ts';
import type { Asked } from './use-board.ts';
import { useMoreCards } from './use-board-cards.ts';

interface Props extends CardActions {
  column: Column;
  asked: Asked;
  openId: number | undefined;
  /** The card under the pointer, while one is dragged. */
  dragged: InquiryCard | undefined;
  onDrag: (card: InquiryCard | undefined) => void;
}

/** The open inquiries at a stage: how many, what they could come to, and the first of them. */
export const BoardColumn = ({ column, asked, openId, dragged, onDrag, ...actions }: Props) => {
  const { stage, count, results } = column;
  const more = useMoreCards(asked, stage, boardCards);
  const cards = [...results, ...more.cards.filter((card) => card.stage === stage && !results.some(isOf(card)))];
  const takes = dragged !== undefined && dragged.stage !== stage && dragged.may_move_to.includes(stage);
  return (
    <section
      className={styles.column}
      aria-label={word(stage)}
      data-stage={stage}
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
        <h2>
          {word(stage)} <span className={styles.count}>{formatNumber(count)}</span>
        </h2>
        <p className={styles.sum}>{sumText(column) || '\u00a0'}</p>
      </header>
      <ScrollBox as="ul" className={`list-unstyled ${styles.cards}`} aria-label={t`${word(stage)}, cards`}>
        {cards.map((card) => (
          <Draggable key={card.id} card={card} selected={card.id === openId} onDrag={onDrag} {...actions} />
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

const isOf = (card: InquiryCard) => (other: InquiryCard) => other.id === card.id;

interface DraggableProps extends CardActions, Pick<Props, 'onDrag'> {
  card: InquiryCard;
  selected: boolean;
}

const Draggable = ({ card, selected, onDrag, ...actions }: DraggableProps) => {
  const [lifted, setLifted] = useState(false);
  return (
    <li
      className={styles.item}
      data-selected={selected || undefined}
      data-lifted={lifted || undefined}
      draggable={card.may_move_to.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', card.inquiry_code);
        setLifted(true);
        onDrag(card);
      }}
      onDragEnd={() => {
        setLifted(false);
        onDrag(undefined);
      }}
    >
      <BoardCard card={card} {...actions} />
    </li>
  );
};
