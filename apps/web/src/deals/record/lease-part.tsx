import { dealFields } from '@angan/contract/deals/deal-fields.ts';
import { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { leaseEvents, leaseProgress, leaseRenewal, nextLease, rentSchedule } from '@angan/domain/leases/index.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, formatRupees } from '../../core/language/index.ts';
import { comingFrom, dealPath, FactGrid, FactPart, factsOf, GridFact, inquiryPath } from '../../records/index.ts';
import { mayRenew, typeOf } from '../deal-words.ts';
import styles from './lease.module.css';
import { LeaseBar } from './lease-bar.tsx';
import { termsOfLease } from './lease-terms.ts';
import { eventWords } from './lease-words.ts';
import { useRenew } from './use-renew.ts';

const api = client(dealWorkCalls);
const termNames = [
  'deposit',
  'maintenance',
  'rent_due_day',
  'lock_in_months',
  'notice_months',
  'escalation_percent',
  'escalation_every_months',
  'police_verification',
] as const;
/** Rows of the schedule that stand in sight before somebody asks for all. */
const shownRows = 12;

/** The lease of a deal: how far it is, what the clock will tell on which day, and every month's rent. */
export const LeasePart = ({ deal }: { deal: Deal }) => {
  const [all, setAll] = useState(false);
  const terms = termsOfLease(deal);
  if (!terms) return null;
  const today = dayInIndia();
  const progress = leaseProgress(terms, today);
  const ahead = leaseEvents(terms).filter(({ on }) => on >= today);
  const schedule = rentSchedule(terms);
  const first = Math.max(0, Math.min(progress.month - 1, schedule.length - shownRows));
  const rows = all ? schedule : schedule.slice(first, first + shownRows);
  const { months } = progress;
  return (
    <div className={styles.part}>
      <FactPart
        title={t`Lease clock`}
        note={`${plural(months, { one: `${months} month`, other: `${months} months` })}, ${formatDate(terms.start)} - ${formatDate(terms.end)}`}
      >
        {progress.lock_in_left > 0 && progress.month > 0 && (
          <p className={styles.penalty}>
            {t`Leaving today would cost the tenant ${formatRupees(toRupees(progress.lock_in_penalty))}, ${plural(progress.lock_in_left, { one: '# month of rent', other: '# months of rent' })}.`}
          </p>
        )}
        <LeaseBar terms={terms} today={today} />
      </FactPart>
      <Renewal deal={deal} />
      <Proposal deal={deal} />
      <div className={styles.columns}>
        <FactPart title={t`Terms`}>
          <FactGrid>
            {factsOf(dealFields, termNames, deal).map(([label, text]) => (
              <GridFact key={label} label={label}>
                {text}
              </GridFact>
            ))}
          </FactGrid>
        </FactPart>
        <FactPart title={t`What the clock will do`} note={t`by itself`}>
          {deal.stage !== 'Closed' && <p className={styles.quiet}>{t`It begins when the deal is closed.`}</p>}
          {ahead.length === 0 ? (
            <p className={styles.quiet}>{t`Nothing lies ahead.`}</p>
          ) : (
            <ol className="list-unstyled">
              {ahead.map((event) => (
                <li key={`${event.kind} ${event.on} ${event.of}`} className={styles.event}>
                  <time dateTime={event.on}>{formatDate(event.on)}</time>
                  <span>{eventWords(event)}</span>
                </li>
              ))}
            </ol>
          )}
        </FactPart>
        <FactPart title={t`Rent schedule`}>
          <table className={styles.rents}>
            <thead>
              <tr>
                <th scope="col">{t`Month`}</th>
                <th scope="col">{t`From`}</th>
                <th scope="col">{t`Due`}</th>
                <th scope="col">{t`Rent`}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ month, from, due_on, rent }) => (
                <tr key={month} data-now={month === progress.month || undefined}>
                  <td>{month}</td>
                  <td>{formatDate(from)}</td>
                  <td>{formatDate(due_on)}</td>
                  <td>{formatRupees(toRupees(rent))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {schedule.length > rows.length && (
            <Button size="xs" variant="subtle" onClick={() => setAll(true)}>
              {t`All ${months} months`}
            </Button>
          )}
        </FactPart>
      </div>
    </div>
  );
};

/** What the lease would be renewed to, and doing so at once; or the deal that goes on with it. */
const Renewal = ({ deal }: { deal: Deal }) => {
  const renew = useRenew(deal.id);
  const terms = termsOfLease(deal);
  if (!terms || deal.stage !== 'Closed') return null;
  const { renewed_by } = deal;
  if (renewed_by)
    return (
      <div className={styles.proposal}>
        <p>{t`Another deal goes on with this lease.`}</p>
        <Link to={dealPath(renewed_by.id)} state={comingFrom({ to: dealPath(deal.id), label: deal.deal_code })}>
          {renewed_by.deal_code}
        </Link>
      </div>
    );
  if (!mayRenew(deal)) return null;
  const { start, end, rent } = nextLease(terms);
  const [from, to, amount] = [formatDate(start), formatDate(end), formatRupees(toRupees(rent))];
  return (
    <div className={styles.proposal}>
      <p>{t`Renewed, it runs from ${from} to ${to} at ${amount} a month, on the same terms.`}</p>
      <Button size="xs" loading={renew.isPending} onClick={() => renew.mutate()}>
        {t`Renew`}
      </Button>
    </div>
  );
};

/** From ninety days before the end: what the tenant will look for, as an inquiry in one tap; and from when the property is free. */
const Proposal = ({ deal }: { deal: Deal }) => {
  const make = useCall(() => api.tenantInquiry({ params: { id: deal.id } }), {
    success: t`Inquiry of ${deal.buyer.name} added`,
    changes: ['deal', 'inquiry'],
  });
  const terms = termsOfLease(deal);
  if (!terms || !deal.property || deal.stage !== 'Closed') return null;
  const { property, tenant_inquiry } = deal;
  const renewal = leaseRenewal(terms, deal.buyer.id, {
    deal_type: typeOf(deal),
    property_type: property.property_type,
    property_subtype: property.property_subtype,
    bhk: property.bhk,
    area: property.area[0]?.id ?? null,
    furniture: null,
  });
  const today = dayInIndia();
  if (today < renewal.on || today > addDays(terms.end, 30)) return null;
  const rent = formatRupees(toRupees(renewal.inquiry.budget_max));
  return (
    <div className={styles.proposal}>
      <p>
        {t`The property is available from ${formatDate(renewal.available_from)}. The tenant pays ${rent} by then and may look for another place.`}
      </p>
      {tenant_inquiry ? (
        <Link to={inquiryPath(tenant_inquiry.id)} state={comingFrom({ to: dealPath(deal.id), label: deal.deal_code })}>
          {tenant_inquiry.inquiry_code}
        </Link>
      ) : (
        <Button size="xs" loading={make.isPending} onClick={() => make.mutate()}>
          {t`Add tenant's inquiry`}
        </Button>
      )}
    </div>
  );
};
