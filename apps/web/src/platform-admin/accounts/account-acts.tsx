import { type Account, accountCalls } from '@angan/contract/platform/accounts.ts';
import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconGift, IconReceipt } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { lazyPart } from '../../core/screen.ts';
import styles from './accounts.module.css';
import { ComplimentaryForm } from './complimentary-form.tsx';

const api = client(accountCalls);
const changes = ['company', 'subscription'] as const;
/** With what the buyer's own screens bring along. */
const offline = lazyPart(() => import('./offline-form.tsx'), 'OfflineForm');

/** What the Admin may do about an office. */
export const AccountActs = ({ account }: { account: Account }) => {
  const { id, status, may_extend, company_name } = account;
  const [open, setOpen] = useState<'gift' | 'offline'>();
  const close = () => setOpen(undefined);
  const params = { id };
  const extend = useCall(() => api.extendTrial({ params }), { changes, success: t`Trial made longer` });
  const suspend = useCall(() => api.suspend({ params }), {
    changes,
    success: t`${company_name} is suspended`,
    undo: () => resume.mutate(),
  });
  const resume = useCall(() => api.resume({ params }), { changes, success: t`${company_name} is open again` });
  return (
    <div className={styles.actions}>
      <Button
        leftSection={<IconReceipt size={16} aria-hidden />}
        onPointerEnter={offline.prefetch}
        onClick={() => setOpen('offline')}
      >
        {t`Mark paid offline`}
      </Button>
      <Button
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        disabled={!may_extend}
        loading={extend.isPending}
        onClick={() => extend.mutate()}
      >
        {may_extend ? t`Extend trial by ${trial.extraDays} days` : t`Extend trial: none that could be`}
      </Button>
      <Button leftSection={<IconGift size={16} aria-hidden />} onClick={() => setOpen('gift')}>
        {t`Give a plan for nothing`}
      </Button>
      {status === 'Suspended' ? (
        <Button loading={resume.isPending} onClick={() => resume.mutate()}>
          {t`Open again`}
        </Button>
      ) : (
        <>
          <Button color="red" loading={suspend.isPending} onClick={() => suspend.mutate()}>
            {t`Suspend`}
          </Button>
          <p>{t`Stops everyone's work at once; nothing is deleted.`}</p>
        </>
      )}
      {open === 'gift' && <ComplimentaryForm id={id} onClose={close} />}
      <Suspense>{open === 'offline' && <offline.Component account={account} onClose={close} />}</Suspense>
    </div>
  );
};
