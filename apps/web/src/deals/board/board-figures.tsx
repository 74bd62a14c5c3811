import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatPrice, word } from '../../core/language/index.ts';
import { usePhone } from '../../ui/screen.ts';
import type { UrlState } from '../../ui/use-url-state.ts';
import styles from '../deals.module.css';
import type { Board } from './use-deal-board.ts';

/** What the board comes to: prices, brokerage by its probability, and what is past its day, which leads to those deals. */
export const BoardFigures = ({ url, board: { data } }: { url: UrlState; board: Board }) => {
  const phone = usePhone();
  if (!data) return null;
  const sum = (of: 'sum' | 'weighted') => data.columns.reduce((all, column) => all + column[of], 0);
  const { amount, deals } = data.overdue;
  const open = formatPrice(sum('sum'));
  const weighted = formatPrice(sum('weighted'));
  const late = formatPrice(amount);
  const lateHref = url.href({ dues: url.get('dues') === 'Overdue' ? null : 'Overdue' });
  const definition = t`Brokerage without GST of the open deals, each by its probability`;
  if (phone)
    return (
      <dl className={styles.strip}>
        <div>
          <dt>{word('Open')}</dt>
          <dd>{open}</dd>
        </div>
        <div>
          <dt>{t`Weighted`}</dt>
          <dd>{weighted}</dd>
        </div>
        <div data-late={amount > 0 || undefined}>
          <dt>{t`Overdue`}</dt>
          <dd>{amount > 0 ? <Link to={lateHref}>{late}</Link> : late}</dd>
        </div>
      </dl>
    );
  return (
    <p className={styles.sums}>
      <span>
        <Trans>
          Open <b>{open}</b>
        </Trans>
      </span>
      <span title={definition}>
        <Trans>
          Weighted brokerage <b>{weighted}</b>
        </Trans>
      </span>
      {amount > 0 && (
        <Link className={styles.late} to={lateHref}>
          {plural(deals, { one: `Overdue ${late} in # deal`, other: `Overdue ${late} in # deals` })}
        </Link>
      )}
    </p>
  );
};
