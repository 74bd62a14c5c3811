import { type Account, accountCalls } from '@angan/contract/platform/accounts.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, formatNumber } from '../../core/language/index.ts';
import { Fact, Facts, PanelSection, RecordPanel } from '../../ui/record-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './accounts.module.css';
import { ComplimentaryForm } from './complimentary-form.tsx';
import { dayOr, standing, usersOf } from './words.ts';

const api = client(accountCalls);
const changes = ['company', 'subscription'] as const;

/** One office: what it has and uses, and what the Admin may do about it. */
export const AccountPanel = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const { word, tone } = standing(account);
  return (
    <RecordPanel
      label={t`Account`}
      title={account.company_name}
      subtitle={[account.owner, account.mobile && formatMobile(account.mobile)].filter(Boolean).join(', ')}
      onClose={onClose}
    >
      <PanelSection title={t`Subscription`}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <Facts>
          <Fact label={t`Plan`}>{account.plan ?? '-'}</Fact>
          <Fact label={t`Since`}>{dayOr(account.started_on)}</Fact>
          <Fact label={t`Ends on`}>{dayOr(account.ends_on)}</Fact>
          <Fact label={t`Signed up`}>{formatDate(account.created_date)}</Fact>
          <Fact label={t`Email`}>{account.email}</Fact>
          <Fact label={t`GSTIN`}>{account.gstin || '-'}</Fact>
        </Facts>
      </PanelSection>
      <PanelSection title={t`Usage`}>
        <Facts>
          <Fact label={t`Users`}>{usersOf(account)}</Fact>
          <Fact label={t`Properties`}>{formatNumber(account.properties)}</Fact>
          <Fact label={t`Open inquiries`}>{formatNumber(account.open_inquiries)}</Fact>
          <Fact label={t`Pictures, MB`}>{formatNumber(Math.round(account.picture_bytes / 1024 ** 2))}</Fact>
        </Facts>
      </PanelSection>
      <PanelSection title={t`Actions`}>
        <Actions account={account} />
      </PanelSection>
    </RecordPanel>
  );
};

const Actions = ({ account: { id, status, may_extend, company_name } }: { account: Account }) => {
  const [gives, setGives] = useState(false);
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
      <Button disabled={!may_extend} loading={extend.isPending} onClick={() => extend.mutate()}>
        {may_extend ? t`Extend trial by ${trial.extraDays} days` : t`Extend trial: none that could be`}
      </Button>
      <Button onClick={() => setGives(true)}>{t`Give a plan for nothing`}</Button>
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
      {gives && <ComplimentaryForm id={id} onClose={() => setGives(false)} />}
    </div>
  );
};
