import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { formatTime } from '../../core/language/index.ts';
import { homeName, placeOf, priceText } from '../../records/index.ts';
import type { useReorder } from '../../ui/use-reorder.ts';
import styles from '../tours.module.css';
import visit from '../visit/visit.module.css';
import { lastsWords, opennessWords, rideWords } from '../visit-words.ts';
import type { Planned } from './use-plan.ts';

interface Props {
  stop: Planned;
  at: number;
  count: number;
  isDragged: boolean;
  order: Pick<ReturnType<typeof useReorder>, 'grip' | 'step'>;
  onRemove: () => void;
}

/** A stop of a tour that is being planned: when it is reached, and the ways to put it elsewhere. */
export const PlannedStopRow = ({ stop, at, count, isDragged, order, onRemove }: Props) => {
  const { property, id } = stop;
  const name = property.property_code;
  const hours = opennessWords(stop.openness, property.visiting_hours);
  const ride = at === 0 && stop.km === null ? '' : rideWords(stop.travel_minutes, stop.km);
  const wait = stop.wait_minutes > 0 ? t`wait ${lastsWords(stop.wait_minutes)}` : '';
  return (
    <li className={styles.stop} data-tile={id} data-dragged={isDragged || undefined}>
      <span className={visit.number}>{at + 1}</span>
      <div className={styles.stopWords}>
        <p className={styles.stopHead}>
          <time className={styles.time} dateTime={stop.arrives}>
            {formatTime(stop.arrives)}
          </time>
          <span className={styles.stopTitle}>{homeName(property)}</span>
        </p>
        <p className={styles.second}>
          {[placeOf(property), priceText(property)].filter(Boolean).join(', ')},{' '}
          <span className={styles.code}>{name}</span>
        </p>
        {(ride || wait) && <p className={styles.second}>{[ride, wait].filter(Boolean).join(', ')}</p>}
        {hours && (
          <p className={styles.second} data-openness={stop.openness}>
            {hours}
          </p>
        )}
        {stop.place === null && <p className={styles.second}>{t`Its place on the map is not known`}</p>}
      </div>
      <span className={styles.grips}>
        <ActionIcon aria-label={t`Move ${name} up`} disabled={at === 0} onClick={() => order.step(id, -1)}>
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t`Move ${name} down`} disabled={at === count - 1} onClick={() => order.step(id, 1)}>
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
      </span>
      <span className={styles.grips}>
        <ActionIcon className={styles.grip ?? ''} aria-label={t`Drag ${name}`} {...order.grip(id)}>
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t`Leave out ${name}`} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  );
};
