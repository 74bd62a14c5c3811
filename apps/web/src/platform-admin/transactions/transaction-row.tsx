import type { DeskTransaction } from '@angan/contract/platform/transactions.ts';
import { boughtText } from '../../billing/light.ts';
import { formatDate, formatRupees } from '../../core/language/index.ts';
import type { CardProps } from '../../records/index.ts';
import card from '../../ui/card.module.css';
import { CardLink } from '../../ui/data-list/index.ts';
import { OrderStanding } from './columns.tsx';
import styles from './transactions.module.css';

/** An order on a phone: which, whose, how it stands, how much. */
export const TransactionRow = ({ row, href, onApproach }: CardProps<DeskTransaction>) => (
  <article className={card.row}>
    <div className={card.words}>
      <div className={card.line}>
        <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
          {row.office.company_name}
        </CardLink>
        <span className={card.right}>
          <OrderStanding row={row} />
        </span>
      </div>
      <span className={styles.line}>
        <b>{formatRupees(row.total)}</b>
        <span className="truncate">{boughtText(row)}</span>
      </span>
      <span className={styles.small}>
        <span>{row.order_no}</span>
        <span>{formatDate(row.created_date)}</span>
      </span>
    </div>
  </article>
);
