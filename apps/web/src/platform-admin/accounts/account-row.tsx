import type { Account } from '@angan/contract/platform/accounts.ts';
import { t } from '@lingui/core/macro';
import type { CardProps } from '../../records/index.ts';
import card from '../../ui/card.module.css';
import { CardLink } from '../../ui/data-list/index.ts';
import styles from './accounts.module.css';
import { AccountStanding } from './columns.tsx';
import { dayOr, usersOf } from './words.ts';

/** An office on a phone: which, how it stands, what it has. */
export const AccountRow = ({ row, href, onApproach }: CardProps<Account>) => (
  <article className={card.row}>
    <div className={card.words}>
      <div className={card.line}>
        <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
          {row.company_name}
        </CardLink>
        <span className={card.right}>
          <AccountStanding row={row} />
        </span>
      </div>
      <span className="truncate">{[row.owner, row.city].filter(Boolean).join(', ')}</span>
      <span className={styles.small}>
        <span>{row.plan ?? '-'}</span>
        <span>{t`Users ${usersOf(row)}`}</span>
        <span>{t`Ends on ${dayOr(row.ends_on)}`}</span>
      </span>
    </div>
  </article>
);
