import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealLadder } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import styles from '../../ui/board/board-card.module.css';
import { CardLink, RowMenu } from '../../ui/data-list/index.ts';
import { CallLinks, PersonSquare } from '../../ui/person.tsx';
import { personLabel, personName } from '../../ui/person-name.ts';
import { usePhone } from '../../ui/screen.ts';
import { movesOf } from '../deal-moves.ts';
import { priceOf, subjectOf, typeOf } from '../deal-words.ts';
import { NextLine } from '../next-line.tsx';

export interface CardActions {
  href: (card: Deal) => string;
  onApproach: (card: Deal) => void;
  onMove: (card: Deal, to: DealStage) => void;
}

const iconTo = (deal: Deal, to: DealStage) => {
  if (to === 'Cancelled') return IconX;
  const ladder = dealLadder(typeOf(deal));
  return ladder.indexOf(to) < ladder.indexOf(deal.stage) ? IconArrowLeft : IconArrowRight;
};

/** A deal in its column: who, for how much, what, and what it waits for. */
export const DealCard = ({ card, href, onApproach, onMove }: CardActions & { card: Deal }) => {
  const phone = usePhone();
  const name = personName(card.buyer.name);
  const [closer] = card.closing_users;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <CardLink className={`truncate ${styles.name}`} href={href(card)} onApproach={() => onApproach(card)}>
          {name}
        </CardLink>
        <span className={styles.budget}>{priceOf(card)}</span>
      </div>
      <p className={`line-clamp-2 ${styles.wish}`}>{subjectOf(card)}</p>
      <div className={styles.foot}>
        <NextLine deal={card} lines={2} />
      </div>
      <div className={`above-link ${styles.tools}`}>
        {closer && (
          <span title={personLabel(closer.user)}>
            <PersonSquare name={personLabel(closer.user)} size={20} />
          </span>
        )}
        {phone && <CallLinks name={card.buyer.name} number={card.buyer.mobile_number_1} contact={card.buyer.id} />}
        <RowMenu
          row={card}
          label={t`Actions for ${name}`}
          actions={movesOf(card).map((to) => {
            const Icon = iconTo(card, to);
            return {
              label: to === 'Cancelled' ? t`Cancel deal` : t`Move to ${word(to)}`,
              icon: <Icon size={16} aria-hidden />,
              danger: to === 'Cancelled',
              run: () => onMove(card, to),
            };
          })}
        />
      </div>
    </article>
  );
};
