import type { CalendarTask } from '@angan/contract/tasks/calendar.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../../core/keys/index.ts';
import { useMay } from '../../core/session/index.ts';
import { ViewSwitch, ViewToggle } from '../../records/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { usePhone, useRoomForPanel } from '../../ui/screen.ts';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { RescheduleDialog } from '../actions/reschedule-dialog.tsx';
import { TaskRecord } from '../record/task-record.tsx';
import { addTaskAtPath } from '../words/task-paths.ts';
import { Agenda } from './agenda/agenda.tsx';
import { WeekStrip } from './agenda/week-strip.tsx';
import styles from './calendar.module.css';
import { contentOf } from './days/calendar-data.ts';
import { clock } from './days/place.ts';
import { type SpanKind, spanKinds, spanOf, spanTitle, stepped } from './days/span.ts';
import { askedOf, useCalendar } from './days/use-calendar.ts';
import { FeedButton } from './feed/feed-button.tsx';
import { CalendarFilters } from './filters/calendar-filters.tsx';
import { Hours } from './hours/hours.tsx';
import { Month } from './month/month.tsx';
import { mayMove } from './move/may-place.ts';
import { MovingWords } from './move/moving-words.tsx';
import { useMover } from './move/use-mover.ts';
import { usePlaceTask } from './move/use-place-task.ts';
import { DayList } from './side/day-list.tsx';

const switchKinds = ['rows', 'calendar'] as const;

/** The task whose line or block has the focus. */
const focusedTask = () =>
  Number(document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset.task) || undefined;

/** What is planned, by its days: a month, a week or a day, on a phone what comes. All of it stands in the address. */
export const CalendarScreen = () => {
  const url = useUrlState();
  const phone = usePhone() === true;
  const beside = useRoomForPanel() === true;
  const navigate = useNavigate();
  const mayAdd = useMay('task:create');
  const [rescheduled, setRescheduled] = useState<CalendarTask>();
  const span = spanOf(url, phone);
  const asked = askedOf(url);
  const calendar = useCalendar(span.days, asked);
  const openId = Number(url.get('id')) || undefined;
  const openTask = (id: number) => url.patch({ id });
  const place = usePlaceTask(
    span.days,
    asked,
    (from, to) => openId === from && url.patch({ id: to }, { replace: true }),
  );
  const mover = useMover({ inWeeks: span.kind === 'month' || span.kind === 'agenda', onPlace: place });
  const { moving } = mover;
  const content = contentOf(calendar.data, span.days, moving && { id: moving.task.id, place: moving.place });

  const goTo = (day: string) => url.patch({ day: day === dayInIndia() ? null : day });
  const turn = (by: 1 | -1) => goTo(stepped(span, by));
  const show = (kind: SpanKind) => url.patch({ span: kind === 'month' ? null : kind });
  const hrefOf = (id: number) => url.href({ id });
  const openDay = (day: string) => url.patch({ day: day === dayInIndia() ? null : day, side: 'day', id: null });
  const addAt = (day: string, hour: number) => void navigate(addTaskAtPath(`${day}T${clock(hour * 60)}`));
  const reschedule = () => {
    const task = calendar.data?.tasks.find(({ id }) => id === (focusedTask() ?? openId));
    if (task && mayMove(task)) setRescheduled(task);
  };
  useKeys({
    n: mayAdd ? { label: t`Add task`, run: () => void navigate('/addtask') } : undefined,
    t: { label: t`Go to today`, run: () => goTo(dayInIndia()) },
    ...(!phone && {
      d: { label: t`Show the day`, run: () => show('day') },
      w: { label: t`Show the week`, run: () => show('week') },
      m: { label: t`Show the month`, run: () => show('month') },
      r: { label: t`Reschedule the task`, run: reschedule },
    }),
    j: { label: t`Next`, run: () => turn(1) },
    k: { label: t`Previous`, run: () => turn(-1) },
  });

  const side = url.get('side');
  const showsDay =
    !phone && !calendar.error && (side === 'day' || (side === undefined && span.kind === 'month' && beside));
  const record =
    openId !== undefined ? (
      <TaskRecord
        key={openId}
        id={openId}
        listed={undefined}
        onClose={() => url.patch({ id: null })}
        onReplaced={({ id }) => openTask(id)}
      />
    ) : (
      showsDay && (
        <DayList
          key={span.day}
          day={span.day}
          asked={asked}
          hrefOf={hrefOf}
          onDay={(by) => openDay(addDays(span.day, by))}
          onClose={() => url.patch({ side: 'none' })}
        />
      )
    );
  const names = { day: t`Day`, week: t`Week`, month: t`Month` };
  const views = <ViewSwitch value="calendar" views={switchKinds} onChange={toList} />;
  function toList(view: string) {
    url.patch({ view: view === 'calendar' ? view : null, span: null, day: null, side: null, kind: null });
  }
  return (
    <PageFrame
      title={spanTitle(span, (from, to) => t`${from} to ${to}`)}
      state={
        <span className={styles.turns}>
          <ActionIcon variant="default" aria-label={t`Previous`} onClick={() => turn(-1)}>
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <Button onClick={() => goTo(dayInIndia())}>{t`Today`}</Button>
          <ActionIcon variant="default" aria-label={t`Next`} onClick={() => turn(1)}>
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </span>
      }
      actions={
        <>
          {views}
          <SegmentedControl
            aria-label={t`Days`}
            value={span.kind}
            onChange={(kind) => show(kind as SpanKind)}
            data={spanKinds.toReversed().map((kind) => ({ value: kind, label: names[kind] }))}
          />
          {mayAdd && (
            <Button component={Link} to="/addtask" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
              {t`Add task`}
            </Button>
          )}
        </>
      }
      phoneActions={
        <>
          <FeedButton />
          <ViewToggle view="calendar" isOn onChange={toList} />
        </>
      }
      filters={
        <CalendarFilters url={url}>
          <FeedButton />
        </CalendarFilters>
      }
      footer={
        !phone && (
          <>
            <span>{t`Drag a task to move it, drag its lower edge for the length. By keyboard: Space, the arrow keys, Enter.`}</span>
            <span className={styles.keys}>
              <Trans>
                Day <kbd>D</kbd> week <kbd>W</kbd> month <kbd>M</kbd> today <kbd>T</kbd>
              </Trans>
            </span>
          </>
        )
      }
      panel={record && <Suspense fallback={<LoadingRows rows={8} label={t`Loading the task`} />}>{record}</Suspense>}
    >
      <MovingWords moving={moving} />
      {calendar.error && (
        <ErrorState title={t`The calendar did not load.`} retry={() => void calendar.refetch()}>
          {t`The server could not answer.`}
        </ErrorState>
      )}
      {span.kind === 'month' && (
        <Month span={span} content={content} mover={mover} openId={openId} hrefOf={hrefOf} onDay={openDay} />
      )}
      {(span.kind === 'week' || span.kind === 'day') && (
        <Hours
          content={content}
          mover={mover}
          openId={openId}
          hrefOf={hrefOf}
          addAt={mayAdd ? addAt : undefined}
          onDay={(day) => url.patch({ day: day === dayInIndia() ? null : day, span: 'day' })}
        />
      )}
      {span.kind === 'agenda' && (
        <>
          <WeekStrip content={content.slice(0, 7)} day={span.day} onDay={goTo} onStep={turn} />
          {calendar.data ? (
            <Agenda
              content={content.filter(({ day }) => day >= span.day)}
              hrefOf={hrefOf}
              onWhole={goTo}
              onCalled={openTask}
              mover={mover}
            />
          ) : (
            !calendar.error && <LoadingRows rows={8} label={t`Loading the calendar`} />
          )}
        </>
      )}
      {rescheduled && <RescheduleDialog task={rescheduled} onClose={() => setRescheduled(undefined)} />}
    </PageFrame>
  );
};
