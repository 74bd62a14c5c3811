import { type OwnSubscription, subscriptionCalls } from '@angan/contract/plans/subscription.ts';
import { planTexts } from '@angan/contract/plans/texts.ts';
import { trial } from '@angan/domain/trial.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, word } from '../../core/language/index.ts';
import { sellsHere } from '../../core/platform/index.ts';
import { renewMe } from '../../core/session/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { onTheWebText } from '../ways.ts';
import { PlanUsage } from './plan-usage.tsx';
import styles from './term.module.css';
import { useOwnSubscription } from './use-own-subscription.ts';

const api = client(subscriptionCalls);

/** /freetrial: begins the trial, and shows one that runs. */
export const FreeTrialScreen = () => (
  <PageFrame title={t`Free trial`}>
    <div className={`scrolls ${styles.scroll}`}>
      <QueryView query={useOwnSubscription()} failed={t`The trial did not load.`} loading={t`Loading the trial`}>
        {(own) => <Trial own={own} />}
      </QueryView>
    </div>
  </PageFrame>
);

const Trial = ({ own }: { own: OwnSubscription }) => {
  if (own.trial === 'Open') return <Begin />;
  if (own.kind === 'Trial' && own.status === 'Active') return <Running own={own} />;
  return (
    <section className={styles.sheet}>
      <h2>{whyNot(own)}</h2>
      {own.status === 'Active' && <PlanUsage {...own} />}
      <Plans />
    </section>
  );
};

const whyNot = ({ trial: state, kind, plan, status }: OwnSubscription): string => {
  const name = plan?.plan_name ?? '';
  if (state === 'Taken with this mobile') return word(planTexts.trialTakenWithMobile);
  if (state === 'Taken with this GST number') return word(planTexts.trialTakenWithGstin);
  if (kind === 'Trial') return t`Your trial is over. Nothing was deleted.`;
  return status === 'Expired' ? t`Your plan ${name} has ended.` : t`Your plan is ${name}.`;
};

const Plans = () =>
  sellsHere ? (
    <Button component={Link} to="/offers" variant="filled">
      {t`See plans`}
    </Button>
  ) : (
    <p>{onTheWebText()}</p>
  );

const Begin = () => {
  const start = useCall(() => api.startTrial(), {
    changes: ['subscription'],
    success: t`Your trial has begun`,
    onSuccess: () => renewMe(true),
  });
  return (
    <section className={styles.sheet}>
      <h2>{t`${trial.days} days free with all of Team`}</h2>
      <ul className={`list-unstyled ${styles.holds}`}>
        {[
          t`5 users, the Owner among them`,
          t`200 properties and 200 open inquiries`,
          t`Imports of up to 100 rows a file`,
          t`Roles, masked numbers, viewed logs, commission desk, loans`,
          t`No card, and nothing is deleted when it ends`,
        ].map((what) => (
          <li key={what}>
            <IconCheck size={18} aria-hidden />
            {what}
          </li>
        ))}
      </ul>
      <Button variant="filled" loading={start.isPending} onClick={() => start.mutate()}>
        {t`Start ${trial.days} days free`}
      </Button>
      <p className={styles.note}>{t`One trial for each mobile number and each GST number.`}</p>
    </section>
  );
};

const Running = ({ own }: { own: OwnSubscription }) => (
  <section className={styles.sheet}>
    <h2>{plural(own.days_left ?? 0, { one: 'Your trial ends today', other: `Your trial: # days left` })}</h2>
    <p>{t`It ends by itself on ${formatDate(own.ends_on ?? '')}. Choose a plan before then, and work goes on without a break.`}</p>
    <PlanUsage {...own} />
    <Plans />
  </section>
);
