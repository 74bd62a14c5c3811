import { type DashboardInquiries, dashboardCalls } from '@angan/contract/dashboard/dashboard.ts';
import { daysBetween } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, useCall } from '../core/api/index.ts';
import { formatNumber, formatRupees } from '../core/language/index.ts';
import { FormDialog, MoneyField, moneyUnreadable, rupeesIn } from '../ui/form/index.ts';
import { Box } from './box.tsx';
import styles from './dashboard.module.css';
import { inquiriesOfSpan } from './lists.ts';
import type { Dashboard } from './use-dashboard.ts';
import { useSome } from './use-some.tsx';

const api = client(dashboardCalls);
type Source = DashboardInquiries['sources'][number];

/** Days of a usual month, by which a monthly cost falls on a span. */
const monthDays = 30.44;

/** What one inquiry of a source cost in the span; null where nobody said what the source costs. */
const costEach = ({ monthly_cost, count }: Source, days: number) =>
  monthly_cost === null || count === 0 ? null : ((monthly_cost / monthDays) * days) / count;

const rupees = (amount: number) => formatRupees(Math.round(amount * 100) / 100).replace('₹ ', '₹\u00a0');

interface Props {
  data: DashboardInquiries;
  dashboard: Dashboard;
}

/** Where inquiries come from, what came of them, and what each cost. */
export const SourcesBox = ({ data: { sources }, dashboard: { asked, span } }: Props) => {
  const [open, setOpen] = useState<Source>();
  const days = daysBetween(span.from, span.to) + 1;
  const most = Math.max(1, ...sources.map(({ count }) => count));
  const share = ({ won, count }: Source) => (won === 0 ? t`none` : `${won}, ${Math.round((won / count) * 100)} %`);
  const cost = (source: Source) => {
    const each = costEach(source, days);
    return each === null ? '-' : rupees(each);
  };
  const { shown, rest } = useSome(sources, 7);
  const nameOf = ({ name }: Source) => name || t`Not said`;
  const paid = sources.filter(({ monthly_cost }) => monthly_cost !== null);
  const spent = paid.reduce((sum, { monthly_cost }) => sum + (monthly_cost! / monthDays) * days, 0);
  const won = paid.reduce((sum, source) => sum + source.won, 0);
  return (
    <Box
      name="sources"
      title={t`Sources`}
      note={t`won, and what one inquiry cost`}
      table={{
        heads: [t`Source`, t`Inquiries`, t`Won`, t`Cost each`],
        rows: sources.map((source) => [nameOf(source), formatNumber(source.count), share(source), cost(source)]),
      }}
      foot={
        paid.length > 0 &&
        (won > 0
          ? t`Paid sources: ${rupees(spent)}, ${won} won, ${rupees(spent / won)} a deal.`
          : t`Paid sources: ${rupees(spent)}, none won.`)
      }
    >
      {sources.length === 0 ? (
        <p className={styles.none}>{t`No inquiries in this period.`}</p>
      ) : (
        <>
          <div className={styles.sourceHeads} aria-hidden>
            <span>{t`Source`}</span>
            <span>{t`Inquiries, won`}</span>
            <span>{t`Won`}</span>
            <span>{t`Cost each`}</span>
          </div>
          <ul className={`list-unstyled ${styles.bars}`} aria-label={t`Sources`}>
            {shown.map((source) => (
              <li key={source.id ?? 0} className={styles.sourceLine}>
                <Link
                  className={styles.bar}
                  to={inquiriesOfSpan(asked, span, source.id === null ? {} : { source: source.id })}
                >
                  <span className={`truncate ${styles.barLabel}`}>{nameOf(source)}</span>
                  <span className={styles.track} aria-hidden>
                    <i data-tone="off" style={{ width: `${(source.count / most) * 100}%` }} />
                    <i data-tone="ok" style={{ width: `${(source.won / most) * 100}%` }} />
                  </span>
                  <b className={styles.barValue}>{formatNumber(source.count)}</b>
                  <span className={styles.barBeside} data-good={source.won > 0 || undefined}>
                    {share(source)}
                  </span>
                </Link>
                {source.id === null ? (
                  <span className={styles.cost}>-</span>
                ) : (
                  <button
                    type="button"
                    className={styles.cost}
                    aria-label={t`Cost of ${nameOf(source)}: ${cost(source)} an inquiry`}
                    onClick={() => setOpen(source)}
                  >
                    {cost(source)}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {rest}
        </>
      )}
      {open && <CostDialog source={open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
};

const CostDialog = ({ source, onClose }: { source: Source; onClose: () => void }) => {
  const [cost, setCost] = useState(source.monthly_cost === null ? '' : String(source.monthly_cost));
  const [wrong, setWrong] = useState<string>();
  const save = useCall(
    (monthly_cost: number | null) => api.sourceCost({ params: { id: source.id! }, body: { monthly_cost } }),
    { changes: ['source'], onSuccess: onClose },
  );
  const submit = () => {
    const amount = rupeesIn(cost);
    setWrong(amount === undefined ? moneyUnreadable() : undefined);
    if (amount !== undefined) save.mutate(amount);
  };
  return (
    <FormDialog
      opened
      title={t`Cost of ${source.name}`}
      submit={t`Save`}
      busy={save.isPending}
      error={save.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField
        label={t`Cost a month`}
        per={t`a month`}
        hint={t`Empty where it costs nothing`}
        value={cost}
        autoFocus
        error={wrong ?? save.errors.monthly_cost}
        onChange={setCost}
      />
    </FormDialog>
  );
};
