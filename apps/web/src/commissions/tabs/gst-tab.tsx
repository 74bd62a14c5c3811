import { accountCalls, type GstRow } from '@angan/contract/commissions/accounts.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { financialYearOf } from '@angan/domain/taxes/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { formatDate, formatMonth, formatPrice, word } from '../../core/language/index.ts';
import { DayField, FieldPair } from '../../ui/form/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import styles from '../commissions.module.css';
import { sum } from '../words.ts';
import { AccountsButton } from './accounts-button.tsx';
import { Tabs } from './tabs.tsx';

/** GST by month, each month opened down to its papers. */
export const GstTab = () => {
  const url = useUrlState();
  const year = financialYearOf(dayInIndia());
  const [from, to] = [url.get('from') ?? year.from, url.get('to') ?? year.to];
  const gst = useQuery(query(accountCalls.gst, { query: { from, to } }, { quiet: true }));
  const open = url.get('month');
  const rows = gst.data?.rows.filter(({ month }) => month === open) ?? [];
  const registration = gst.data?.registration;
  return (
    <PageFrame
      title={t`Commission`}
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
        <div className={styles.range}>
          <FieldPair>
            <DayField label={t`From`} value={from} onChange={(day) => day && url.patch({ from: day })} />
            <DayField label={t`To`} value={to} onChange={(day) => day && url.patch({ to: day })} />
          </FieldPair>
        </div>
        {registration && registration.state !== 'Below' && (
          <p className={styles.warning} role="status">
            {t`${formatPrice(registration.turnover)} of ${formatPrice(registration.threshold)} this year: ${registration.percent} % of the turnover from which GST registration is needed. Ask your accountant.`}
          </p>
        )}
        <QueryView
          query={gst}
          failed={t`The GST summary did not load.`}
          loading={t`Loading the GST summary`}
          rows={6}
        />
        {gst.data?.months.length === 0 && (
          <EmptyState title={t`No papers in these days`}>{t`Invoices with GST show here by month.`}</EmptyState>
        )}
        {gst.data && gst.data.months.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th>{t`Month`}</th>
                <th>{t`Invoices`}</th>
                <th>{t`Taxable`}</th>
                <th>CGST</th>
                <th>SGST</th>
                <th>IGST</th>
                <th>{t`Total`}</th>
              </tr>
            </thead>
            <tbody>
              {gst.data.months.map((month) => (
                <tr key={month.month}>
                  <td>
                    <button
                      type="button"
                      className={styles.linkButton}
                      aria-expanded={month.month === open}
                      onClick={() => url.patch({ month: month.month === open ? null : month.month })}
                    >
                      {formatMonth(`${month.month}-01`)}
                    </button>
                  </td>
                  <td>{month.invoices}</td>
                  <td>{sum(month.taxable)}</td>
                  <td>{sum(month.cgst)}</td>
                  <td>{sum(month.sgst)}</td>
                  <td>{sum(month.igst)}</td>
                  <td>{sum(month.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {rows.length > 0 && <GstRows rows={rows} />}
        <p className={styles.estimate}>{word(commissionTexts.estimate)}</p>
      </div>
    </PageFrame>
  );
};

const GstRows = ({ rows }: { rows: readonly GstRow[] }) => (
  <ul className="list-unstyled" aria-label={t`Papers of the month`}>
    {rows.map((row) => (
      <li key={`${row.table} ${row.no}`} className={styles.line}>
        <span className={styles.lineName}>
          <strong>{row.no}</strong>
          <small className={styles.quiet}>
            {[row.table, formatDate(row.date), row.payer, row.gstin].filter(Boolean).join(', ')}
          </small>
        </span>
        <span className={styles.lineFigure}>
          {sum(row.total)}
          <small className={styles.quiet}>{t`taxable ${sum(row.taxable)}`}</small>
        </span>
      </li>
    ))}
  </ul>
);
