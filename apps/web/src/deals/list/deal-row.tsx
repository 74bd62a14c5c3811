import type { Deal } from '@angan/contract/deals/deals.ts';
import type { CardProps } from '../../records/index.ts';
import card from '../../ui/card.module.css';
import { CardLink } from '../../ui/data-list/index.ts';
import { CallLinks } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { priceOf, subjectOf } from '../deal-words.ts';
import styles from '../deals.module.css';
import { NextLine } from '../next-line.tsx';
import { DealStageBadge } from '../stage-badge.tsx';

/** A deal on a phone or a card: who, for how much, what, how far, and what is next. */
export const DealRow = ({ row, href, onApproach }: CardProps<Deal>) => (
  <article className={card.row}>
    <div className={card.words}>
      <div className={styles.line}>
        <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
          {personName(row.buyer.name)}
        </CardLink>
        <span className={styles.price}>{priceOf(row)}</span>
      </div>
      <span className={`line-clamp-2 ${styles.subject}`}>{subjectOf(row)}</span>
      <span className={styles.foot}>
        <DealStageBadge stage={row.stage} />
        <NextLine deal={row} />
      </span>
    </div>
    <div className="above-link">
      <CallLinks name={row.buyer.name} number={row.buyer.mobile_number_1} contact={row.buyer.id} />
    </div>
  </article>
);
