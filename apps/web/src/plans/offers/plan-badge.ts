import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { useAuth } from '../../core/session/index.ts';
import type { Offer } from './use-offers.ts';
import { isOwn } from './use-plan-way.ts';

export type PlanBadge = (offer: Offer) => string | undefined;

/** Which plan stands out: the one that the office pays for, else the one that can be tried. */
export const useMainPlan = (): ((offer: Offer) => boolean) => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const pays = company?.subscription_kind === 'Paid';
  return ({ plan }) => (pays ? isOwn(company, plan.plan_name) : plan.code === trial.like);
};

/** What stands beside the name of a plan for who looks at it: what the office has, or what can be tried. */
export const usePlanBadge = (): PlanBadge => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  return ({ plan }) => {
    if (isOwn(company, plan.plan_name)) return t`your plan`;
    if (plan.code !== trial.like) return undefined;
    if (company?.subscription_kind === 'Trial') return t`your trial`;
    return company && company.subscription_status !== 'Pending' ? undefined : t`free for ${trial.days} days`;
  };
};
