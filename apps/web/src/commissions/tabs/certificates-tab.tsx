import { type ReceiptRow, receiptCalls } from '@angan/contract/commissions/receipts.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { infiniteList } from '../../core/api/index.ts';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import styles from '../commissions.module.css';
import { CertificateDialog } from '../record/certificate-dialog.tsx';
import { LetterDialog } from '../record/letter-dialog.tsx';
import { codeOf } from '../words.ts';
import { AccountsButton } from './accounts-button.tsx';
import { Tabs } from './tabs.tsx';

/** TDS that was deducted and whose certificate has not come, the oldest first: ticked off, or asked for. */
export const CertificatesTab = () => {
  const list = useInfiniteQuery(
    infiniteList(receiptCalls.list, { query: { certificate_pending: 'true' } }, { quiet: true }),
  );
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const rows = data?.pages.flatMap((page) => page.results) ?? [];
  const [ticking, setTicking] = useState<ReceiptRow>();
  const [asking, setAsking] = useState<ReceiptRow>();
  return (
    <PageFrame
      title={t`Commission`}
      count={data?.pages[0]?.count}
      actions={
        <>
          <Tabs />
          <AccountsButton />
        </>
      }
      phoneActions={<AccountsButton small />}
    >
      <div className={`scrolls ${styles.scroll}`}>
        <div className={styles.phoneTabs}>
          <Tabs />
        </div>
        <QueryView query={list} failed={t`The certificates did not load.`} loading={t`Loading certificates`} rows={6} />
        {data && rows.length === 0 && (
          <EmptyState title={t`No certificate is pending`}>
            {t`Where a payer deducts TDS, the certificate is ticked off here when it comes.`}
          </EmptyState>
        )}
        <ul className="list-unstyled" aria-label={t`TDS certificates`}>
          {rows.map((row) => (
            <CertificateLine key={row.id} row={row} onTick={() => setTicking(row)} onAsk={() => setAsking(row)} />
          ))}
        </ul>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t`Show more`}
          </Button>
        )}
        <p className={styles.estimate}>{word(commissionTexts.estimate)}</p>
      </div>
      {ticking && <CertificateDialog receipt={ticking} onClose={() => setTicking(undefined)} />}
      {asking && (
        <LetterDialog commission={asking.commission} about="TDS certificate" onClose={() => setAsking(undefined)} />
      )}
    </PageFrame>
  );
};

const CertificateLine = ({ row, onTick, onAsk }: { row: ReceiptRow; onTick: () => void; onAsk: () => void }) => {
  const url = useUrlState();
  const { payer, date, tds_amount, certificate_form, tds_section, certificate_asked_at } = row;
  return (
    <li className={styles.line}>
      <button type="button" className={styles.lineName} onClick={() => url.patch({ tab: 'all', id: row.commission })}>
        <strong>{payer.name}</strong>
        <small className={styles.quiet}>
          {[codeOf(row), t`received ${formatDate(date)}`, tds_section].filter(Boolean).join(', ')}
        </small>
      </button>
      <span className={styles.lineFigure}>
        {formatRupees(tds_amount)}
        <small className={styles.quiet}>
          {certificate_form}
          {certificate_asked_at && `, ${t`asked ${formatDate(certificate_asked_at)}`}`}
        </small>
      </span>
      <span className={styles.lineButtons}>
        <Button size="xs" aria-label={t`Ask ${payer.name} for ${certificate_form}`} onClick={onAsk}>
          {certificate_asked_at ? t`Ask again` : t`Ask`}
        </Button>
        <Button
          size="xs"
          variant="filled"
          aria-label={t`Tick off ${certificate_form} of ${payer.name}`}
          onClick={onTick}
        >
          {t`It came`}
        </Button>
      </span>
    </li>
  );
};
