import { type AccountDetail, accountCalls } from '@angan/contract/platform/accounts.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { monthsText } from '../../billing/light.ts';
import { query } from '../../core/api/index.ts';
import { formatDate, formatDateTime, formatRupees, word } from '../../core/language/index.ts';
import { SupportOfAccount } from '../../support/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Fact, Facts, PanelSection, RecordPanel } from '../../ui/record-panel.tsx';
import { transactionPath, transactionsOfPath } from '../paths.ts';
import { AccountActs } from './account-acts.tsx';
import { AccountNotes } from './account-notes.tsx';
import { AccountUsage } from './account-usage.tsx';
import styles from './accounts.module.css';
import { AccountStanding } from './columns.tsx';
import { dayOr } from './words.ts';

interface Props {
  id: number;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One office: what it has and uses, what was noted of it, and what the Admin may do about it. */
export const AccountPanel = ({ id, ...panel }: Props) => {
  const account = useQuery(query(accountCalls.get, { params: { id } }, { quiet: true }));
  const shown = account.data;
  const who = shown && [shown.owner, shown.mobile && formatMobile(shown.mobile), shown.city].filter(Boolean).join(', ');
  return (
    <RecordPanel label={t`Account`} title={shown?.company_name ?? ''} subtitle={who} {...panel}>
      <QueryView query={account} failed={t`The account did not load.`} loading={t`Loading the account`}>
        {(one) => <Parts account={one} />}
      </QueryView>
    </RecordPanel>
  );
};

const Parts = ({ account }: { account: AccountDetail }) => {
  const { plan, duration_months, kind, started_on, ends_on, price_paid, credit, last_order } = account;
  return (
    <>
      <PanelSection title={t`Subscription`}>
        <p className={styles.standing}>
          <AccountStanding row={account} />
        </p>
        <Facts>
          <Fact label={t`Plan`}>
            {[plan ?? '-', duration_months && monthsText(duration_months), kind && kind !== 'Trial' && word(kind)]
              .filter(Boolean)
              .join(', ')}
          </Fact>
          <Fact label={t`Runs`}>{t`${dayOr(started_on)} to ${dayOr(ends_on)}`}</Fact>
          {kind === 'Paid' && <Fact label={t`Paid, without GST`}>{formatRupees(price_paid)}</Fact>}
          {credit > 0 && <Fact label={t`Credit`}>{formatRupees(credit)}</Fact>}
          <Fact label={t`Last order`}>
            {last_order ? <Link to={transactionPath(last_order.id)}>{last_order.order_no}</Link> : '-'}
          </Fact>
          <Fact label={t`Orders`}>
            <Link to={transactionsOfPath(account.id)}>{t`All orders of the office`}</Link>
          </Fact>
          <Fact label={t`Signed up`}>{formatDate(account.created_date)}</Fact>
          <Fact label={t`Last active`}>
            {account.last_active ? formatDateTime(account.last_active) : t`Never came in`}
          </Fact>
          <Fact label={t`Email`}>{account.email}</Fact>
          <Fact label={t`GSTIN`}>{account.gstin || '-'}</Fact>
        </Facts>
      </PanelSection>
      <PanelSection title={t`Usage`}>
        <AccountUsage account={account} />
      </PanelSection>
      <PanelSection title={t`Actions`}>
        {account.status === 'Deleting' ? (
          <p>{t`Its owner is deleting it, and can bring it back until that day. Nothing but a note can be added.`}</p>
        ) : (
          <AccountActs account={account} />
        )}
      </PanelSection>
      <PanelSection title={t`Support`}>
        <SupportOfAccount id={account.id} isDeleting={account.status === 'Deleting'} />
      </PanelSection>
      <PanelSection title={t`Notes`}>
        <AccountNotes id={account.id} />
      </PanelSection>
    </>
  );
};
