import { may } from '@angan/domain/roles.ts';
import { type Duration, durationNames } from '@angan/domain/subscription.ts';
import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { useAuth } from '../../core/session/index.ts';
import type { PayingWays } from '../ways.ts';
import type { Offer } from './use-offers.ts';

export interface PlanWay {
  readonly label: string;
  readonly to: string;
}

/** Where a plan leads the person who looks at it; nowhere whoever may not buy. */
export const usePlanWay = (ways: PayingWays, duration: Duration) => {
  const usertype = useAuth(({ userInfo }) => userInfo?.usertype);
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  return ({ plan }: Offer): PlanWay | undefined => {
    const tries = plan.code === trial.like;
    const start = t`Start ${trial.days} days free`;
    const choose = t`Choose ${plan.plan_name}`;
    if (!usertype) return { label: tries ? start : choose, to: '/register' };
    if (!may(usertype, 'subscription:buy')) return undefined;
    if (tries && usertype === 'Owner' && company?.subscription_status === 'Pending')
      return { label: start, to: '/freetrial' };
    if (isOwn(company, plan.plan_name) && ways.renew && usertype === 'Owner')
      return { label: t`Renew`, to: ways.renew };
    return ways.buy && { label: choose, to: ways.buy(duration, plan.code) };
  };
};

/** Whether the office pays for this plan. */
export const isOwn = (
  company: { plan: string | null; subscription_kind: string | null } | null | undefined,
  plan: string,
): boolean => company?.subscription_kind === 'Paid' && company.plan === plan;

export const isDuration = (word: string | undefined): word is Duration => durationNames.some((name) => name === word);
