import { t } from '@lingui/core/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { wholeRupees } from './durations.ts';
import { type OfferRow, offerRows, type Said } from './offer-rows.ts';
import styles from './offers.module.css';
import { perMonth } from './per-month.ts';
import type { PlanBadge } from './plan-badge.ts';
import type { Offer } from './use-offers.ts';
import type { PlanWay } from './use-plan-way.ts';

interface Props {
  offers: readonly Offer[];
  months: number;
  wayOf: (offer: Offer) => PlanWay | undefined;
  badgeOf: PlanBadge;
  /** The one that stands out. */
  isMain: (offer: Offer) => boolean;
}

/** The plans beside each other, with all that they hold. */
export const PlanTable = ({ offers, months, wayOf, badgeOf, isMain }: Props) => (
  <div className={styles.sheet}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <VisuallyHidden>{t`What it holds`}</VisuallyHidden>
            <span>{t`Prices in rupees, without 18 % GST.`}</span>
            <span>{t`Change or leave at the end of the term.`}</span>
          </th>
          {offers.map((offer) => (
            <PlanHead
              key={offer.plan.id}
              offer={offer}
              way={wayOf(offer)}
              badge={badgeOf(offer)}
              isMain={isMain(offer)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {offerRows(offers, months).map((row) => (
          <Row key={row.key} row={row} offers={offers} isMain={isMain} />
        ))}
      </tbody>
    </table>
  </div>
);

interface HeadProps {
  offer: Offer;
  way: PlanWay | undefined;
  badge: string | undefined;
  isMain: boolean;
}

const PlanHead = ({ offer, way, badge, isMain }: HeadProps) => (
  <th scope="col" className={styles.head} data-main={isMain || undefined}>
    <span className={styles.name}>
      {offer.plan.plan_name}
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
    <span className={styles.price}>
      {wholeRupees(offer.price.price)}
      {offer.price.list_price !== null && <del>{wholeRupees(offer.price.list_price)}</del>}
    </span>
    <span className={styles.each}>{perMonth(offer)}</span>
    {way && (
      <Button component={Link} to={way.to} variant={isMain ? 'filled' : 'default'} fullWidth>
        {way.label}
      </Button>
    )}
  </th>
);

const Row = ({ row, offers, isMain }: Pick<Props, 'offers' | 'isMain'> & { row: OfferRow }) => (
  <tr>
    <th scope="row">{row.label}</th>
    {offers.map((offer) => (
      <td key={offer.plan.id} data-main={isMain(offer) || undefined}>
        <SaidValue said={row.said(offer)} />
      </td>
    ))}
  </tr>
);

const SaidValue = ({ said }: { said: Said }) => {
  if (said === true) return <IconCheck size={18} className={styles.yes} role="img" aria-label={t`yes`} />;
  if (said === false) return <span className={styles.no}>{t`not in this plan`}</span>;
  return said;
};
