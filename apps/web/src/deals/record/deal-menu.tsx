import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowsExchange, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { editDealPath } from '../../records/index.ts';
import { MenuWhenReached } from '../../ui/menu-when-reached.tsx';
import type { NextAction } from './next-actions.tsx';

interface Props {
  id: number;
  /** Asks for another stage than the next; undefined where the deal is over. */
  onMove: (() => void) | undefined;
  onDelete: () => void;
  /** What has no room as a button: the editing, and what comes after the next step. */
  withEdit: boolean;
  others: readonly NextAction[];
}

/** What is done with a deal more seldom than its next step. */
export const DealMenu = ({ id, onMove, onDelete, withEdit, others }: Props) => (
  <MenuWhenReached
    position="bottom-end"
    button={(props) => (
      <ActionIcon {...props} aria-label={t`Actions for the deal`}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    )}
  >
    {(Menu) => (
      <>
        {others.map(({ label, Icon, run }) => (
          <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} onClick={run}>
            {label}
          </Menu.Item>
        ))}
        {onMove && (
          <Menu.Item leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={onMove}>
            {t`Other stage`}
          </Menu.Item>
        )}
        {withEdit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} component={Link} to={editDealPath(id)}>
            {t`Edit`}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} data-danger onClick={onDelete}>
          {t`Delete deal`}
        </Menu.Item>
      </>
    )}
  </MenuWhenReached>
);
