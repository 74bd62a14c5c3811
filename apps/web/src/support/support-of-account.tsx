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

/** Whether an office lets support look, the way in, and what was looked at. */
export const SupportOfAccount = ({ id }: { id: number }) => {
  const support = useQuery(query(supportCalls.ofAccount, { params: { id } }, { quiet: true }));
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
            <p className={styles.note}>{t`Its owner does not let support look. They can under Setting, Support.`}</p>
          )}
          <Visits visits={visits} />
        </div>
      )}
    </QueryView>
  );
};
