import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { minutesWords } from '../../words/minutes-words.ts';
import { whoOf } from '../../words/task-words.ts';
import { timeOfPlace } from '../days/calendar-words.ts';
import { longDay } from '../days/span.ts';
import type { Mover } from './use-mover.ts';

/** Says where a task is while it is being moved, for who does not see it. */
export const MovingWords = ({ moving }: Pick<Mover, 'moving'>) => (
  <VisuallyHidden role="status">
    {moving &&
      t`${whoOf(moving.task)}: ${longDay(moving.place.day)}, ${timeOfPlace(moving.place)}, ${minutesWords(moving.place.minutes)}`}
  </VisuallyHidden>
);
