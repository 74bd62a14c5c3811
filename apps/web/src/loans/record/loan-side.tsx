import type { Loan } from '@angan/contract/loans/loans.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDate, formatPrice, formatTime, word } from '../../core/language/index.ts';
import { comingFrom, FactGrid, GridFact, inquiryPath, loanPath, propertyPath } from '../../records/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import styles from '../loan-record.module.css';
import { exact, followUpOf, homeOfLoan, percent } from '../loan-words.ts';

/** What the applicant may borrow, the dates ahead, and what the loan belongs to. */
export const LoanSide = ({ loan }: { loan: Loan }) => (
  <div className={styles.sidePane}>
    <Eligibility loan={loan} />
    <NextDates loan={loan} />
    <Linked loan={loan} />
  </div>
);

const Eligibility = ({ loan }: { loan: Loan }) => {
  const asked = loan.sanctioned_amount ?? loan.required_amount;
  return (
    <section className={styles.sidePart} aria-label={t`Eligibility`}>
      <h2>{t`Eligibility`}</h2>
      {loan.ltv !== null && loan.property_value !== null && (
        <Gauge
          label={t`LTV, ${formatPrice(asked)} of ${formatPrice(loan.property_value)}`}
          value={loan.ltv}
          cap={loan.ltv_cap}
        />
      )}
      {loan.foir !== null && loan.emi !== null && loan.monthly_income !== null && (
        <Gauge
          label={t`FOIR, ${exact(loan.emi + (loan.existing_emi ?? 0))} of ${exact(loan.monthly_income)}`}
          value={loan.foir}
          cap={loan.foir_cap}
        />
      )}
      <FactGrid>
        {loan.eligible_amount !== null && (
          <GridFact label={t`Eligible`}>
            <b>{formatPrice(loan.eligible_amount)}</b>
          </GridFact>
        )}
        {loan.eligible_by_income !== null && loan.eligible_by_value !== null && (
          <GridFact label={t`By income, by value`}>
            {`${formatPrice(loan.eligible_by_income)}, ${formatPrice(loan.eligible_by_value)}`}
          </GridFact>
        )}
        {loan.monthly_income !== null && (
          <GridFact label={t`Income`}>{t`${exact(loan.monthly_income)} a month`}</GridFact>
        )}
        {loan.existing_emi !== null && <GridFact label={t`Running EMI`}>{exact(loan.existing_emi)}</GridFact>}
        {loan.cibil !== null && <GridFact label="CIBIL">{loan.cibil}</GridFact>}
        {loan.age !== null && <GridFact label={t`Age`}>{t`${loan.age} years`}</GridFact>}
        {loan.processing_fee !== null && <GridFact label={t`Processing fee`}>{exact(loan.processing_fee)}</GridFact>}
      </FactGrid>
      {loan.eligible_amount === null && (
        <p className={styles.none}>{t`Add income, rate and tenure to see how much they may borrow.`}</p>
      )}
      <p className={styles.estimate}>{word(loanTexts.estimate)}</p>
    </section>
  );
};

interface GaugeProps {
  label: string;
  /** Percent. */
  value: number;
  cap: number | null;
}

/** A share beside its cap: the bar repeats what the numbers say. */
const Gauge = ({ label, value, cap }: GaugeProps) => {
  const isOver = cap !== null && value > cap;
  return (
    <div className={styles.gauge} data-over={isOver || undefined}>
      <span className={styles.gaugeLine}>
        <span>{label}</span>
        <span>
          <b>{percent(value)}</b> {cap !== null && (isOver ? t`over ${cap}` : t`cap ${cap}`)}
        </span>
      </span>
      <span className={styles.bar} aria-hidden>
        <i style={{ width: `${Math.min(100, value)}%` }} />
        {cap !== null && <u style={{ left: `${Math.min(100, cap)}%` }} />}
      </span>
    </div>
  );
};

const NextDates = ({ loan }: { loan: Loan }) => {
  const tasks = useQuery(
    query(
      taskCalls.list,
      { query: { loan: [loan.id], status: ['Scheduled'], ordering: 'date_time', page_size: '5' } },
      { quiet: true },
    ),
  );
  const next = followUpOf(loan, new Date());
  return (
    <section className={styles.sidePart} aria-label={t`Next dates`}>
      <div className={styles.partHead}>
        <h2>{t`Next dates`}</h2>
        <span className={styles.space} />
        <Button
          size="xs"
          component={Link}
          to={`/addtask?loan=${loan.id}`}
          leftSection={<IconPlus size={14} aria-hidden />}
        >
          {t`Add task`}
        </Button>
      </div>
      <ul className="list-unstyled">
        {loan.next_follow_up && (
          <li className={styles.payment}>
            <span className={styles.day}>{formatDate(loan.next_follow_up).slice(0, 5)}</span>
            <span className={styles.documentWords}>{next.isLate ? t`Follow-up, overdue` : t`Follow-up`}</span>
            <span>{formatTime(loan.next_follow_up)}</span>
          </li>
        )}
        {(tasks.data?.results ?? []).map((task) => (
          <li key={task.id} className={styles.payment}>
            <span className={styles.day}>{formatDate(task.date_time).slice(0, 5)}</span>
            <Link className={styles.documentWords} to={`/tasks?id=${task.id}`}>
              {task.comment || task.title}
            </Link>
            <span>{formatTime(task.date_time)}</span>
          </li>
        ))}
        {loan.sanction_valid_to && (
          <li className={styles.payment}>
            <span className={styles.day}>{formatDate(loan.sanction_valid_to).slice(0, 5)}</span>
            <span className={styles.documentWords}>{t`Sanction ends`}</span>
            <span>{loan.sanction_valid_to.slice(0, 4)}</span>
          </li>
        )}
      </ul>
    </section>
  );
};

const payoutWords = ({ payout_expected, payout_due, payout_received }: Loan): string => {
  if (payout_due === null) return t`${exact(payout_expected ?? 0)} expected`;
  return payout_due > 0 ? t`${exact(payout_due)} due` : t`${exact(payout_received ?? 0)} received`;
};

const Linked = ({ loan }: { loan: Loan }) => {
  const from = comingFrom({ to: loanPath(loan.id), label: loan.loan_code });
  const { property, inquiry, deal } = loan;
  return (
    <section className={styles.sidePart} aria-label={t`Linked`}>
      <h2>{t`Linked`}</h2>
      <FactGrid>
        {deal && (
          <GridFact label={t`Deal`}>
            <Link to={`/deals?id=${deal.id}`} state={from}>
              {deal.deal_code}
            </Link>
            {`, ${word(deal.stage)}`}
          </GridFact>
        )}
        {property && (
          <GridFact label={t`Property`}>
            <Link to={propertyPath(property.id)} state={from}>
              {[homeOfLoan(loan), property.sale_price_total !== null && formatPrice(property.sale_price_total)]
                .filter(Boolean)
                .join(', ')}
            </Link>
          </GridFact>
        )}
        {inquiry && (
          <GridFact label={t`Inquiry`}>
            <Link to={inquiryPath(inquiry.id)} state={from}>
              {inquiry.inquiry_code}
            </Link>
          </GridFact>
        )}
        {loan.payout_expected !== null && <GridFact label={t`Payout`}>{payoutWords(loan)}</GridFact>}
        <GridFact label={t`Assigned to`}>
          {loan.assigned_to.map(({ user }) => personLabel(user)).join(', ') || t`Nobody`}
        </GridFact>
        <GridFact label={t`Added`}>{formatDate(loan.created_date)}</GridFact>
        {loan.comment && <GridFact label={t`Comment`}>{loan.comment}</GridFact>}
      </FactGrid>
    </section>
  );
};
