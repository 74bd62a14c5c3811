import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconMapPinCheck, IconSignature } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { SlipDialog, useMayMakeSlip } from '../../shares/index.ts';
import { taskApi, useTaskChange } from '../use-visits.ts';
import { CancelDialog, fetchVisited, VisitedDialog } from './asked.tsx';
import { CheckInDialog, useMayCheckIn } from './check-in.tsx';
import { PutOffDialog } from './put-off-dialog.tsx';
import styles from './visit.module.css';

interface Props {
  visit: Task;
  /** Whose turn it is: its main button is the filled one. */
  isNext?: boolean;
}

/** What can be said of a visit now. */
export const VisitActions = ({ visit, isNext = false }: Props) => {
  const [doing, setDoing] = useState<'visited' | 'put off' | 'cancel' | 'check in' | 'slip'>();
  useEffect(fetchVisited, []);
  const { run: miss } = useTaskChange({
    change: () => taskApi.miss({ params: { id: visit.id } }, { quiet: true }),
    told: t`Visit missed`,
  });
  const may = (status: Task['status']) => visit.may_move_to.includes(status);
  const close = () => setDoing(undefined);
  const mayCheckIn = useMayCheckIn()(visit);
  const mayMakeSlip = useMayMakeSlip()(visit);
  if (visit.may_move_to.length === 0 && !mayCheckIn && !mayMakeSlip) return null;
  // There is room for one beside 'Visited': what the visit is proved by goes first, the rest stand in the menu.
  const proof = proofOf(mayCheckIn, mayMakeSlip);
  return (
    <div className={styles.actions}>
      {may('Completed') && (
        <Button
          className={styles.main ?? ''}
          variant={isNext ? 'filled' : 'default'}
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => setDoing('visited')}
        >
          {t`Visited`}
        </Button>
      )}
      {proof && (
        <Button leftSection={<proof.Icon size={16} aria-hidden />} onClick={() => setDoing(proof.doing)}>
          {proof.label}
        </Button>
      )}
      {may('Rescheduled') && !proof && <Button onClick={() => setDoing('put off')}>{t`Reschedule`}</Button>}
      {(may('Missed') || may('Cancelled') || (may('Rescheduled') && proof)) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button aria-label={t`More for this visit`} className={styles.more ?? ''}>
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {mayMakeSlip && mayCheckIn && <Menu.Item onClick={() => setDoing('slip')}>{t`Visit slip`}</Menu.Item>}
            {may('Rescheduled') && proof && <Menu.Item onClick={() => setDoing('put off')}>{t`Reschedule`}</Menu.Item>}
            {may('Missed') && <Menu.Item onClick={miss}>{t`Missed`}</Menu.Item>}
            {may('Cancelled') && <Menu.Item onClick={() => setDoing('cancel')}>{t`Cancel visit`}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      )}
      {doing === 'slip' && <SlipDialog visit={visit} onClose={close} />}
      {doing === 'check in' && <CheckInDialog visit={visit} onClose={close} />}
      {doing === 'visited' && <VisitedDialog visit={visit} onClose={close} />}
      {doing === 'put off' && <PutOffDialog visit={visit} onClose={close} />}
      {doing === 'cancel' && <CancelDialog visit={visit} onClose={close} />}
    </div>
  );
};

const proofOf = (mayCheckIn: boolean, mayMakeSlip: boolean) => {
  if (mayCheckIn) return { doing: 'check in', label: t`Check in`, Icon: IconMapPinCheck } as const;
  return mayMakeSlip ? ({ doing: 'slip', label: t`Visit slip`, Icon: IconSignature } as const) : undefined;
};
