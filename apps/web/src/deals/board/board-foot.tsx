import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Kbd } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../core/language/index.ts';
import styles from '../deals.module.css';
import type { Board } from './use-deal-board.ts';

/** What the board leaves out, and how a card is moved without a mouse. */
export const BoardFoot = ({ board: { data }, isEmpty }: { board: Board; isEmpty: boolean }) => {
  if (!data) return null;
  const closed = formatNumber(data.ended.closed);
  const cancelled = formatNumber(data.ended.cancelled);
  const href = `/deals?${new URLSearchParams({ view: 'table', ladder: data.ladder, is_open: 'false' })}`;
  return (
    <>
      <Link to={href} className={styles.quietLink} title={t`Since the financial year began`}>
        {t`Cancelled ${cancelled} and Closed ${closed} this year are in the list view.`}
      </Link>
      {!isEmpty && (
        <span className={styles.keys}>
          <Trans>
            Move with <Kbd>Shift</Kbd> <Kbd>→</Kbd> open with <Kbd>Enter</Kbd>
          </Trans>
        </span>
      )}
    </>
  );
};
