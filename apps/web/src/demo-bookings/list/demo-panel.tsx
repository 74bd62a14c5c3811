import { type DemoBooking, demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoMovesOf } from '@angan/domain/demo-bookings.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, formatTime, word } from '../../core/language/index.ts';
import { CallLinks } from '../../ui/person.tsx';
import { Fact, Facts, PanelSection, RecordPanel } from '../../ui/record-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AfterDemo } from './after-demo.tsx';
import { CancelDemoForm } from './cancel-demo-form.tsx';
import { DemoDesk } from './demo-desk.tsx';
import styles from './demo-list.module.css';
import { RescheduleForm } from './reschedule-form.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { demoChanges } from './use-demos.ts';
import { cameOf, statusTones, statusWords } from './words.ts';

const calls = client(demoBookingCalls);

/** One booking: who, when, what the Admin does about it, the times around it, and what came of it. */
export const DemoPanel = ({ demo, onClose }: { demo: DemoBooking; onClose: () => void }) => {
  const { id, name, slot, status, company_name, city, mobile, account } = demo;
  const [doing, setDoing] = useState<'reschedule' | 'cancel'>();
  const confirm = useCall(() => calls.move({ params: { id }, body: { status: 'Confirmed' } }), {
    changes: demoChanges,
    success: t`Confirmed; the time goes out by mail and SMS`,
    failure: (error) => error.message,
  });
  const moves = demoMovesOf('admin', { status, starts_at: slot.starts_at }, new Date());
  const team = demo.team_size && t`${demo.team_size} people`;
  return (
    <RecordPanel
      label={t`Demo`}
      title={name}
      subtitle={[company_name, city, formatMobile(mobile)].filter(Boolean).join(', ')}
      onClose={onClose}
      actions={
        <>
          {moves.includes('Confirmed') && (
            <Button variant="filled" loading={confirm.isPending} onClick={() => confirm.mutate()}>
              {t`Confirm`}
            </Button>
          )}
          {moves.includes('Rescheduled') && <Button onClick={() => setDoing('reschedule')}>{t`Reschedule`}</Button>}
          {moves.includes('Cancelled') && <Button onClick={() => setDoing('cancel')}>{t`Cancel demo`}</Button>}
          <span data-push>
            <CallLinks name={name} number={mobile} />
          </span>
        </>
      }
    >
      <PanelSection>
        <p className={styles.badge}>
          <StatusBadge tone={statusTones[status]}>{statusWords()[status]}</StatusBadge>
        </p>
        <Facts>
          <Fact label={t`Slot`}>{`${formatDate(slot.date)}, ${formatTime(slot.starts_at)}`}</Fact>
          <Fact label={t`Business`}>
            {[demo.business && word(demo.business), team].filter(Boolean).join(', ') || '-'}
          </Fact>
          <Fact label={t`Language`}>{word(demo.language)}</Fact>
          {demo.email && (
            <Fact label={t`Email`}>
              <a href={`mailto:${demo.email}`}>{demo.email}</a>
            </Fact>
          )}
          {demo.message && <Fact label={t`Message`}>{demo.message}</Fact>}
          {demo.source && <Fact label={t`Source`}>{demo.source}</Fact>}
          <Fact label={t`OTP`}>
            {demo.otp_checked_at ? t`checked ${formatDate(demo.otp_checked_at)}` : t`not checked`}
          </Fact>
          <Fact label={t`Outcome`}>{cameOf(demo)}</Fact>
          {account && (
            <Fact label={t`Account`}>
              <Link
                to={`/userlist?search=${mobile}&id=${account.id}`}
              >{t`Trial started: ${account.company_name}`}</Link>
            </Fact>
          )}
        </Facts>
      </PanelSection>
      <PanelSection title={t`Host and place`}>
        <DemoDesk demo={demo} />
      </PanelSection>
      <PanelSection title={t`Slots, next 6 days`}>
        <SlotGrid days={6} />
      </PanelSection>
      <PanelSection title={t`After the demo`}>
        <AfterDemo demo={demo} />
      </PanelSection>
      {doing === 'reschedule' && <RescheduleForm demo={demo} onClose={() => setDoing(undefined)} />}
      {doing === 'cancel' && <CancelDemoForm demo={demo} onClose={() => setDoing(undefined)} />}
    </RecordPanel>
  );
};
