import type { CalendarTask } from '@angan/contract/tasks/calendar.ts';
import { taskLimits } from '@angan/contract/tasks/tasks.ts';
import { addDays } from '@angan/domain/dates.ts';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { tap } from '../../../core/platform/index.ts';
import { atMinute, type Place, placeOf, step, withLength } from '../days/place.ts';
import { edgeScroll, holdPage, whenHeld } from './finger.ts';
import { mayMove, mayStretch } from './may-place.ts';
import { pointedAt } from './pointed-at.ts';

/** Pixels that a pointer moves before it drags: less is a click. */
const slack = 5;

interface Moving {
  task: CalendarTask;
  place: Place;
  by: 'pointer' | 'keys';
}

/** Where the arrow keys take a place; with Shift they stretch it. Of a month, up and down are weeks. */
const stepOf = (event: KeyboardEvent, place: Place, inWeeks: boolean): Place | undefined => {
  const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (days) return { ...place, day: addDays(place.day, days) };
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!way) return undefined;
  if (event.shiftKey) return withLength(place, place.minutes + way * step, taskLimits.minutes);
  return inWeeks ? { ...place, day: addDays(place.day, 7 * way) } : atMinute(place, place.minute + way * step);
};

interface Options {
  /** Whether up and down are weeks, since no hours are shown. */
  inWeeks: boolean;
  onPlace: (task: CalendarTask, to: Place) => void;
}

/**
 * Moves tasks with mouse or pen, with a finger once it has rested on one, or with the arrow keys once Space has taken one up;
 * Enter or Space lets it go, Escape puts it back. What is being moved is shown where it would come to stand.
 */
export const useMover = ({ inWeeks, onPlace }: Options) => {
  const [moving, setMoving] = useState<Moving>();
  const stop = useRef<() => void>(undefined);
  const dragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  const place = (task: CalendarTask, to: Place) => {
    const from = placeOf(task);
    if (from.day !== to.day || from.minute !== to.minute || from.minutes !== to.minutes) onPlace(task, to);
  };

  const drag = (task: CalendarTask, start: ReactPointerEvent, how: 'move' | 'stretch') => {
    if (start.button !== 0) return;
    if (start.pointerType !== 'touch') return follow(task, start, how);
    const touched = start.currentTarget;
    stop.current = whenHeld(start.nativeEvent, () => {
      if (touched.hasPointerCapture(start.pointerId)) touched.releasePointerCapture(start.pointerId);
      dragged.current = true;
      tap();
      setMoving({ task, place: placeOf(task), by: 'pointer' });
      follow(task, start, how, touched);
    });
  };

  /** Follows the pointer until it is let go. `touched`: by a finger. */
  const follow = (task: CalendarTask, start: ReactPointerEvent, how: 'move' | 'stretch', touched?: Element) => {
    const from = placeOf(task);
    const grip = pointedAt(start.nativeEvent);
    let now: Place | undefined;
    let last: PointerEvent | undefined;
    const release = touched && holdPage(touched);
    const edges = edgeScroll(start.nativeEvent.target as Element, () => last && move(last));
    const move = (event: PointerEvent) => {
      last = event;
      edges.at(event);
      if (!now && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) <= slack) return;
      dragged.current = true;
      const at = pointedAt(event);
      if (!at) return;
      const by = at.minute === undefined || grip?.minute === undefined ? 0 : at.minute - grip.minute;
      now =
        how === 'stretch'
          ? withLength(from, from.minutes + by, taskLimits.minutes)
          : atMinute({ ...from, day: at.day }, from.minute + by);
      setMoving({ task, place: now, by: 'pointer' });
    };
    const end = (event: Event) => {
      stop.current?.();
      setMoving(undefined);
      if (event.type === 'pointerup' && now) place(task, now);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !now) return;
      event.stopPropagation();
      end(event);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    addEventListener('keydown', giveUp, true);
    stop.current = () => {
      release?.();
      edges.stop();
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', giveUp, true);
    };
  };

  // While keys move a task, they are nobody else's; a press elsewhere leaves it where it was.
  const latest = useRef(moving);
  latest.current = moving;
  const byKeys = moving?.by === 'keys';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is moved is read as it is when a key goes down
  useEffect(() => {
    if (!byKeys) return;
    const keep = (event: KeyboardEvent) => {
      const now = latest.current;
      if (!now) return;
      const next = stepOf(event, now.place, inWeeks);
      const lets = event.key === 'Enter' || event.key === ' ';
      if (!next && !lets && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      const isLength = next && next.minutes !== now.place.minutes;
      if (next) return isLength && !mayStretch(now.task) ? undefined : setMoving({ ...now, place: next });
      setMoving(undefined);
      if (lets) place(now.task, now.place);
    };
    const leave = () => setMoving(undefined);
    addEventListener('keydown', keep, true);
    addEventListener('pointerdown', leave, true);
    return () => {
      removeEventListener('keydown', keep, true);
      removeEventListener('pointerdown', leave, true);
    };
  }, [byKeys, inWeeks]);
  // Under another day it is another element: the focus goes along.
  const id = moving?.task.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step of it
  useLayoutEffect(() => {
    if (byKeys) document.querySelector<HTMLElement>(`[data-task="${id}"]`)?.focus();
  }, [byKeys, id, moving?.place]);

  return {
    moving,
    /** What a task is given that can be taken up. */
    handle: (task: CalendarTask) => ({
      'data-task': task.id,
      'data-moving': moving?.task.id === task.id || undefined,
      draggable: false,
      onPointerDown: (event: ReactPointerEvent) => {
        dragged.current = false;
        if (mayMove(task)) drag(task, event, 'move');
      },
      onKeyDown: (event: ReactKeyboardEvent) => {
        if (event.key !== ' ' || !mayMove(task)) return;
        event.preventDefault();
        event.stopPropagation();
        setMoving({ task, place: placeOf(task), by: 'keys' });
      },
      // The click that would follow a drag opens nothing.
      onClick: (event: { preventDefault: () => void }) => {
        if (dragged.current) event.preventDefault();
        dragged.current = false;
      },
    }),
    /** What the lower edge of a block is given. */
    edge: (task: CalendarTask) => ({
      onPointerDown: (event: ReactPointerEvent) => {
        event.stopPropagation();
        drag(task, event, 'stretch');
      },
    }),
  };
};
export type Mover = ReturnType<typeof useMover>;
