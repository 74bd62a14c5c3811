import { t } from '@lingui/core/macro';
import { IconLogout } from '@tabler/icons-react';
import { useWaiting } from '../../core/queue/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { leaveAnyway } from './leave.ts';

/** What waits to be sent goes when one logs out: it is shown first. */
export const LeaveDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const list = useWaiting();
  return (
    <DeleteDialog
      verb={t`Log out`}
      what={t`and lose it`}
      icon={<IconLogout size={16} aria-hidden />}
      opened={opened}
      item={list.map(({ key, title }) => <div key={key}>{title}</div>)}
      consequence={t`This waits to be sent and is kept on this device only. Stay logged in until there is a line to keep it.`}
      onDelete={leaveAnyway}
      onClose={onClose}
    />
  );
};
