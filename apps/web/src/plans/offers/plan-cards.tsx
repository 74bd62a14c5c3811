import { plural, t } from '@lingui/core/macro';
import { Button, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { monthsText, wholeRupees } from './durations.ts';
import { offerRows } from './offer-rows.ts';
import styles from './offers.module.css';
import type { PlanBadge } from './plan-badge.ts';
import type { Offer } from './use-offers.ts';
import type { PlanWay } from './use-plan-way.ts';

interface Props {
  offers: readonly Offer[];
  months: number;
  wayOf: (offer: Offer) => PlanWay | undefined;
  badgeOf: PlanBadge;
  /** The one that is open at first. */
  isMain: (offer: Offer) => boolean;
}

/** The plans under each other; the one that is open says what it holds, and the foot leads on with it. */
export const PlanCards = ({ offers, months, wayOf, badgeOf, isMain }: Props) => {
  const [open, setOpen] = useState<string>();
  const chosen = offers.find((offer) => (open ? offer.plan.code === open : isMain(offer))) ?? offers[0];
  const way = chosen && wayOf(chosen);
  return (
    <>
      <ul className={`list-unstyled ${styles.cards}`} aria-label={t`Plans`}>
        {offers.map((offer) => (
          <li key={offer.plan.id} className={styles.card} data-open={offer === chosen || undefined}>
            <UnstyledButton
              className={styles.cardHead}
              aria-expanded={offer === chosen}
              onClick={() => setOpen(offer.plan.code)}
            >
              <span className={styles.name}>
                {offer.plan.plan_name}
                {badgeOf(offer) && <span className={styles.badge}>{badgeOf(offer)}</span>}
              </span>
              <span className={styles.cardPrice}>{wholeRupees(offer.price.price)}</span>
              <span className={styles.each}>{usersAMonth(offer)}</span>
              <span className={styles.months}>{monthsText(months)}</span>
            </UnstyledButton>
            {offer === chosen && <Held offer={offer} offers={offers} months={months} />}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t`Without 18 % GST. Tap a plan to see all it holds.`}</p>
      {way && (
        <div className={styles.foot}>
          <Button component={Link} to={way.to} variant="filled" size="md" fullWidth>
            {way.label}
          </Button>
        </div>
      )}
    </>
  );
};

/** '5 users, ₹ 300 a user a month'. */
const usersAMonth = ({ plan, price }: Offer): string => {
  const [users, month] = [plan.users_included, price.price / price.duration_months];
  const count = plural(users, { one: '# user', other: '# users' });
  return users === 1
    ? t`${count}, ${wholeRupees(month)} a month`
    : t`${count}, ${wholeRupees(month / users)} a user a month`;
};

const Held = ({ offer, offers, months }: { offer: Offer; offers: readonly Offer[]; months: number }) => (
  <ul className={`list-unstyled ${styles.held}`}>
    {offerRows(offers, months).map(({ key, label, said }) => {
      const what = said(offer);
      if (what === false) return null;
      return (
        <li key={key}>
          <IconCheck size={18} className={styles.yes} aria-hidden />
          {what === true ? label : t`${label}: ${what}`}
        </li>
      );
    })}
  </ul>
);
