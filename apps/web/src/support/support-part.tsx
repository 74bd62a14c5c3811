import { type SupportGrant, supportCalls } from '@angan/contract/support/support.ts';
import { supportMinutes } from '@angan/domain/support.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { client, query, useCall } from '../core/api/index.ts';
import { formatTime } from '../core/language/index.ts';
import { QueryView } from '../ui/query-view.tsx';
import styles from './support.module.css';
import { Visits } from './visits.tsx';

const api = client(supportCalls);
const changes = ['support_grant', 'support_visit'] as const;

/** Where the Owner lets support look for an hour, ends it, and reads what was looked at. */
export const SupportPart = () => {
  const support = useQuery(query(supportCalls.get, {}, { quiet: true }));
  return (
    <section className={styles.part} aria-labelledby="support">
      <h2 id="support" className={styles.title}>{t`Support`}</h2>
      <QueryView query={support} failed={t`What support looked at did not load.`} loading={t`Loading`}>
        {({ grant, visits }) => (
          <>
            <Grant grant={grant} />
            <h3 className={styles.subtitle}>{t`What support looked at`}</h3>
            <Visits visits={visits} />
          </>
        )}
      </QueryView>
    </section>
  );
};

const Grant = ({ grant }: { grant: SupportGrant | null }) => {
  const give = useCall(() => api.give(), { changes, success: t`Support may look` });
  const end = useCall(() => api.end(), { changes, success: t`Support is out` });
  return (
    <div className={styles.grant}>
      <h3 className={styles.subtitle}>{t`Let Angan's support look`}</h3>
      <p className={styles.note}>
        {t`For ${supportMinutes} minutes people of Angan see the office as you do, but no number, no e-mail address and no lowest price. They change nothing and take no file along. You are told when somebody comes in.`}
      </p>
      {grant ? (
        <>
          <p role="status">{t`Support may look until ${formatTime(grant.ends_at)}.`}</p>
          <Button className={styles.action} color="red" loading={end.isPending} onClick={() => end.mutate()}>
            {t`End it now`}
          </Button>
        </>
      ) : (
        <Button className={styles.action} variant="filled" loading={give.isPending} onClick={() => give.mutate()}>
          {t`Let support look`}
        </Button>
      )}
    </div>
  );
};
