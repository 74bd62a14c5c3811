import { bestDuration } from '@angan/domain/subscription.ts';
import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { useAuth } from '../../core/session/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import type { PayingWays } from '../ways.ts';
import { DurationSwitch } from './duration-switch.tsx';
import { monthsOf } from './durations.ts';
import styles from './offers.module.css';
import { useMainPlan, usePlanBadge } from './plan-badge.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import { useOffers } from './use-offers.ts';
import { isDuration, usePlanWay } from './use-plan-way.ts';

/** What the product costs, for visitors and for who is in. */
export const OffersScreen = ({ ways }: { ways: PayingWays }) => {
  const isLoggedIn = useAuth((auth) => auth.isLoggedIn);
  if (!isLoggedIn) return <Offers ways={ways} />;
  return (
    <PageFrame title={t`Pricing`}>
      <div className="scrolls">
        <Offers ways={ways} inside />
      </div>
    </PageFrame>
  );
};

const trialText = (short: boolean | undefined): string =>
  short
    ? t`${trial.days} days free with all of Team. No card.`
    : t`${trial.days} days free with all of Team. No card. Nothing is deleted when it ends.`;

const Offers = ({ ways, inside = false }: { ways: PayingWays; inside?: boolean }) => {
  const url = useUrlState();
  const phone = usePhone();
  const asked = url.get('duration');
  const duration = isDuration(asked) ? asked : bestDuration;
  const months = monthsOf(duration);
  const parts = { months, wayOf: usePlanWay(ways, duration), badgeOf: usePlanBadge(), isMain: useMainPlan() };
  const Title = inside ? 'h2' : 'h1';
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <Title className={styles.title}>
            {phone ? t`One price for the office` : t`One price for the office, not per head`}
          </Title>
          <p className={styles.lead}>{inside ? t`Change or leave at the end of the term.` : trialText(phone)}</p>
        </div>
        <DurationSwitch
          duration={duration}
          onChange={(word) => url.patch({ duration: word === bestDuration ? null : word }, { replace: true })}
        />
      </header>
      <QueryView
        query={useOffers(months)}
        failed={t`The prices did not load.`}
        loading={t`Loading the prices`}
        rows={8}
      >
        {(offers) => (phone ? <PlanCards offers={offers} {...parts} /> : <PlanTable offers={offers} {...parts} />)}
      </QueryView>
      <ul className={`list-unstyled ${styles.promises}`}>
        <li>
          <b>{t`Full export`}</b> {t`of every list, any day, also after the end.`}
        </li>
        <li>
          <b>{t`Refund`}</b> {t`in 7 days from the first purchase if fewer than 20 records were made.`}
        </li>
        <li>
          <b>{t`GST invoice`}</b> {t`at once.`}
        </li>
      </ul>
    </div>
  );
};
