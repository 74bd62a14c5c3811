import { plural, t } from '@lingui/core/macro';
import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber, word } from '../../../core/language/index.ts';
import { ownEscape } from '../../../ui/own-escape.ts';
import { briefOf, whoOf } from '../../words/task-words.ts';
import type { Placed } from '../days/calendar-data.ts';
import { EntryGlyph } from '../days/calendar-glyph.tsx';
import { stateOf, timeOfPlace } from '../days/calendar-words.ts';
import type { Crowd } from '../days/lanes.ts';
import { dayMinutes } from '../days/place.ts';
import styles from './crowd.module.css';

interface Props {
  crowd: Crowd<Placed>;
  hrefOf: (id: number) => string;
  onDay: () => void;
}

/** How many more there are at a time than have room: who they are with, and the day, where all of them have. */
export const CrowdButton = ({ crowd: { minute, items }, hrefOf, onDay }: Props) => {
  const [opened, setOpened] = useState(false);
  const now = new Date();
  const count = items.length;
  const from = timeOfPlace(items[0]!);
  const words = plural(count, { one: `# more task from ${from}`, other: `# more tasks from ${from}` });
  const isLate = items.some(({ task }) => stateOf(task, now) === 'late');
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
      withRoles={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.more}
          style={{ top: `${(minute / dayMinutes) * 100}%` }}
          data-late={isLate || undefined}
          aria-haspopup="dialog"
          aria-expanded={opened}
          aria-label={words}
          title={words}
          onClick={() => setOpened(!opened)}
        >
          +{formatNumber(count)}
        </button>
      </Popover.Target>
      <Popover.Dropdown {...ownEscape} className={styles.crowd} role="dialog" aria-label={words}>
        <ul className="list-unstyled">
          {items.map((placed) => {
            const { task } = placed;
            const state = stateOf(task, now);
            return (
              <li key={task.id}>
                <Link className={styles.task} to={hrefOf(task.id)} data-state={state} onClick={() => setOpened(false)}>
                  <EntryGlyph task={task} isLate={state === 'late'} />
                  <time dateTime={task.date_time}>{timeOfPlace(placed)}</time>
                  <span className="truncate">{whoOf(task)}</span>
                  <span className={`truncate ${styles.brief}`}>{briefOf(task) || word(task.type)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
        <Button size="xs" variant="subtle" onClick={onDay}>
          {t`Show the day`}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
};
