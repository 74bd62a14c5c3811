import { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFileDownload, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatDate, formatRupees } from '../../core/language/index.ts';
import { apiAddress } from '../../core/platform/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './deal-record.module.css';

const api = client(dealWorkCalls);

/** Receipts for the token, as PDF on the office's paper, and the button that makes one. */
export const Receipts = ({ deal }: { deal: Deal }) => {
  const receipts = useQuery(query(dealWorkCalls.receipts, { params: { id: deal.id } }, { quiet: true }));
  const hasToken = Boolean(deal.token_amount && deal.token_date && deal.token_mode);
  const make = useCall(() => api.makeReceipt({ params: { id: deal.id } }), {
    success: (made) => t`Token receipt ${made.number}`,
    changes: ['deal'],
  });
  return (
    <section className={styles.part} aria-label={t`Token receipts`}>
      <div className={styles.head}>
        <span>
          {hasToken
            ? t`Token of ${formatRupees(deal.token_amount ?? 0)}, ${formatDate(deal.token_date ?? '')}`
            : t`No token yet. Move the deal to Token Received first.`}
        </span>
        {hasToken && (
          <Button
            size="xs"
            leftSection={<IconReceipt size={14} aria-hidden />}
            loading={make.isPending}
            onClick={() => make.mutate()}
          >
            {t`Make receipt`}
          </Button>
        )}
      </div>
      <QueryView query={receipts} failed={t`The receipts did not load.`} loading={t`Loading the receipts`} rows={2}>
        {({ results }) => (
          <ul className="list-unstyled">
            {results.map(({ id, number, amount, paid_on, url }) => (
              <li key={id} className={styles.row}>
                <span>
                  <span className={styles.amount}>{number}</span> {formatRupees(amount)}, {formatDate(paid_on)}
                </span>
                <Button
                  component="a"
                  href={apiAddress(url)}
                  size="xs"
                  variant="subtle"
                  leftSection={<IconFileDownload size={14} aria-hidden />}
                >
                  PDF
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
};
