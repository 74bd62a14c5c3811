import { supportCalls } from '@angan/contract/support/support.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { client, query, useCall } from '../core/api/index.ts';
import { formatTime } from '../core/language/index.ts';
import { beginVisit } from '../core/session/visit.ts';
import { QueryView } from '../ui/query-view.tsx';
import styles from './support.module.css';
import { Visits } from './visits.tsx';

const api = client(supportCalls);

interface Props {
  readonly id: number;
  /** Its Owner is deleting it, and lets nobody in. */
  readonly isDeleting: boolean;
}

/** Milliseconds after which it is asked again, since no stream tells the platform of an office. */
const asksAgain = 30_000;

/** Whether an office lets support look, the way in, and what was looked at. */
export const SupportOfAccount = ({ id, isDeleting }: Props) => {
  const support = useQuery({
    ...query(supportCalls.ofAccount, { params: { id } }, { quiet: true }),
    refetchInterval: asksAgain,
  });
  const { pathname, search } = useLocation();
  const enter = useCall(async () => beginVisit(await api.enter({ params: { id } }), pathname + search), {
    changes: ['support_visit'],
  });
  return (
    <QueryView query={support} failed={t`What support looked at did not load.`} loading={t`Loading`} rows={2}>
      {({ grant, visits }) => (
        <div className={styles.grant}>
          {grant ? (
            <>
              <p className={styles.note}>{t`Its owner lets you look until ${formatTime(grant.ends_at)}.`}</p>
              <Button className={styles.action} loading={enter.isPending} onClick={() => enter.mutate()}>
                {t`Look into the office`}
              </Button>
            </>
          ) : (
            <p className={styles.note}>
              {isDeleting
                ? t`Its owner is deleting it. Nobody of support can look any more.`
                : t`Its owner does not let support look. They can under Setting, Support.`}
            </p>
          )}
          <Visits visits={visits} />
        </div>
      )}
    </QueryView>
  );
};
