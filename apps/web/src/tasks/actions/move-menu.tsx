import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Menu } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { moveTimes } from '../words/move-times.ts';
import styles from './actions.module.css';

interface Props {
  task: Task;
  opened: boolean;
  onChange: (opened: boolean) => void;
  onMove: (at: string) => void;
  /** Asks for any other day and time. */
  onPick: () => void;
  /** The button that it opens at. */
  children: ReactElement;
}

/** Where a task is put off to, by a press or by its key. */
export const MoveMenu = ({ task, opened, onChange, onMove, onPick, children }: Props) => {
  const times = moveTimes(task.date_time, new Date());
  const choose = (run: () => void) => {
    onChange(false);
    run();
  };
  return (
    <Menu position="bottom-end" width="15rem" opened={opened} onChange={onChange} keepMounted={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown
        onKeyDown={(event) => {
          const time = times.find(({ key }) => key === event.key);
          if (time) choose(() => onMove(time.at));
          if (event.key.toLowerCase() === 'r') choose(onPick);
          if (time || event.key.toLowerCase() === 'r') event.preventDefault();
        }}
      >
        <Menu.Label>{t`Move to`}</Menu.Label>
        {times.map(({ key, label, note, at }) => (
          <Menu.Item
            key={key}
            rightSection={
              <span className={styles.note}>
                {note} <kbd className={styles.key}>{key}</kbd>
              </span>
            }
            onClick={() => onMove(at)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconCalendar size={16} aria-hidden />}
          rightSection={<kbd className={styles.key}>{t`R`}</kbd>}
          onClick={onPick}
        >
          {t`Pick a date`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
