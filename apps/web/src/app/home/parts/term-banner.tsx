import { stayingCalls } from '@angan/contract/team/staying.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { daysLeft } from '@angan/domain/subscription.ts';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../../core/api/index.ts';
import { formatDate } from '../../../core/language/index.ts';
import { sellsHere } from '../../../core/platform/index.ts';
import { useAuth, useMay } from '../../../core/session/index.ts';
import { stayingText } from '../../../team/light.ts';
import styles from '../home.module.css';

/** What is to be said of the office's term: how it ends, and that it has too few users. */
export const TermBanner = () => (
  <>
    <EndBanner />
    {useMay('team:edit') && <StayingBanner />}
  </>
);

/** To the Owner: that a term, running or booked, has fewer users than work here, and the way to choose who stays. */
const StayingBanner = () => {
  const { data } = useQuery(query(stayingCalls.show, {}, { quiet: true }));
  if (!data?.term) return null;
  return <Banner said={stayingText(data)} when="" way={{ to: '/subuser?staying=1', label: t`Choose who stays` }} />;
};

/** How long the trial still runs; and after the end of what was paid, to whoever may renew it, how long work goes on. */
const EndBanner = () => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const mayBuy = useMay('subscription:buy');
  const isOwner = useMay('subscription:edit');
  const endsOn = company?.subscription_status === 'Active' ? company.subscription_ends_on : null;
  if (!company || !endsOn) return null;
  const today = dayInIndia();
  const isTrial = company.subscription_kind === 'Trial';
  if (isTrial)
    return (
      <Banner
        said={trialText(daysLeft(endsOn, today))}
        when={t`Ends on ${formatDate(endsOn)}`}
        way={mayBuy && sellsHere ? { to: '/offers', label: t`See plans` } : undefined}
      />
    );
  if (endsOn >= today || !mayBuy || !company.grace_until) return null;
  const left = daysLeft(company.grace_until, today);
  return (
    <Banner
      said={t`${company.plan ?? ''} ended on ${formatDate(endsOn)}`}
      when={plural(left, { one: 'Your office works on until tonight', other: `Your office works on for ${left} days` })}
      way={sellsHere ? { to: isOwner ? '/renew' : '/offers', label: t`Renew` } : undefined}
    />
  );
};

const trialText = (days: number): string =>
  days === 1
    ? t`Trial, ends today`
    : plural(days, { one: `Trial, ${days} day left`, other: `Trial, ${days} days left` });

interface Props {
  said: string;
  when: string;
  way: { to: string; label: string } | undefined;
}

const Banner = ({ said, when, way }: Props) => (
  <p className={styles.trial}>
    <strong>{said}</strong>
    {when && <span className={styles.trialEnd}>{when}</span>}
    {way && <Link to={way.to}>{way.label}</Link>}
  </p>
);
