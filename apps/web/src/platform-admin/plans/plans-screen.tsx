import { planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Coupons } from './coupons.tsx';
import { PlanPart } from './plan-part.tsx';
import styles from './plans.module.css';

/** What the platform offers: each plan with its limits, prices and features, and the coupons. */
export const PlansScreen = () => {
  const plans = useQuery(query(planDeskCalls.list, {}, { quiet: true }));
  return (
    <PageFrame title={t`Plans`} count={plans.data?.length}>
      <div className={`scrolls ${styles.scroll}`}>
        <p
          className={styles.quiet}
        >{t`What is changed here stands on the page of prices at once. What was sold stays as it was sold.`}</p>
        <QueryView query={plans} failed={t`The plans did not load.`} loading={t`Loading the plans`} rows={8}>
          {(all) => all.map((plan) => <PlanPart key={plan.id} plan={plan} />)}
        </QueryView>
        {plans.data && <Coupons plans={plans.data} />}
      </div>
    </PageFrame>
  );
};
