import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { tourCalls } from '@angan/contract/tasks/tours.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type { Point } from '@angan/domain/distance.ts';
import { personName } from '@angan/domain/people.ts';
import { cityKmPerHour, stopMinutes } from '@angan/domain/tours/index.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { client, query } from '../../core/api/index.ts';
import { inquiryPath, tourPath } from '../../records/index.ts';
import { DayField, SelectField, TimeField } from '../../ui/form/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../ui/states.tsx';
import { useReorder } from '../../ui/use-reorder.ts';
import { momentAt } from '../moment.ts';
import styles from '../tours.module.css';
import { useVisitChange } from '../use-visits.ts';
import { PlannedStopRow } from './planned-stop.tsx';
import { StartField } from './start-field.tsx';
import { usePlan } from './use-plan.ts';

const StopMap = lazy(() => import('../stop-map.tsx').then((map) => ({ default: map.StopMap })));
const api = client(tourCalls);
const lengths = ['15 minutes', '30 minutes', '45 minutes', '60 minutes', '90 minutes'] as const;
const minutesIn = (length: string) => Number.parseInt(length, 10);

const idsIn = (params: URLSearchParams, name: string) =>
  params
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** Plans the visits of an inquiry: a day, a time, and the stops in the order in which they are best seen. */
export const PlanTourScreen = () => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const properties = idsIn(params, 'property');
  const [inquiryId = 0] = idsIn(params, 'inquiry');
  const [day, setDay] = useState(addDays(dayInIndia(), 1));
  const [time, setTime] = useState('10:00');
  const [length, setLength] = useState<(typeof lengths)[number]>(`${stopMinutes} minutes`);
  const [start, setStart] = useState<Point | null>(null);
  const { data: inquiry } = useQuery({
    ...query(inquiryCalls.get, { params: { id: inquiryId } }, { quiet: true }),
    enabled: inquiryId > 0,
  });
  const minutes = minutesIn(length);
  const start_at = momentAt(day, time);
  const plan = usePlan({ properties, start_at, start_point: start, duration_minutes: minutes });
  const order = useReorder(plan.ids, plan.setOrder);
  const back = () => navigate(inquiryPath(inquiryId));
  const stops = plan.stops ?? [];
  const save = useVisitChange({
    change: () =>
      api.create(
        {
          body: {
            inquiry: inquiryId,
            stops: stops.map(({ id, arrives }) => ({ property: id, date_time: arrives, duration_minutes: minutes })),
          },
        },
        { quiet: true },
      ),
    told: taskTexts.planned(stops.length),
    onDone: ({ visit_group }) => navigate(tourPath(visit_group), { replace: true }),
    fields: ['stops'],
  });
  const leaveOut = (id: number) => {
    const next = new URLSearchParams(params);
    next.delete('property', String(id));
    setParams(next, { replace: true });
  };
  if (properties.length === 0)
    return (
      <PageFrame title="Plan visits">
        <EmptyState title="No properties chosen." action={<Button onClick={back}>Back to the inquiry</Button>}>
          Choose properties under Matches of an inquiry and press Plan visits.
        </EmptyState>
      </PageFrame>
    );
  const closed = stops.filter(({ openness }) => openness === 'closed').length;
  return (
    <PageFrame
      title="Plan visits"
      count={inquiry && (personName(inquiry.contact.name) || inquiry.inquiry_code)}
      footer={
        <div className={styles.foot}>
          <span className={styles.said} aria-live="polite">
            {closed > 0 && `${closed} outside visiting hours`}
          </span>
          <Button onClick={back}>Cancel</Button>
          <Button variant="filled" loading={save.busy} disabled={stops.length === 0} onClick={save.run}>
            Save {stops.length} {stops.length === 1 ? 'visit' : 'visits'}
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label="Plan">
          <div className={styles.when}>
            <DayField label="Day" value={day} onChange={setDay} error={save.errors.stops} />
            <TimeField label="Start time" value={time} onChange={setTime} />
            <SelectField
              label="At each stop"
              words={lengths}
              value={length}
              none="30 minutes"
              onChange={(word) => setLength(word ?? '30 minutes')}
            />
            <StartField onChange={setStart} />
          </div>
          {plan.error && (
            <ErrorState title="The plan did not load." retry={plan.retry}>
              {plan.error.message}
            </ErrorState>
          )}
          {!plan.stops && !plan.error && <LoadingRows rows={3} label="Planning the visits" />}
          <ol className={styles.stops} aria-label="Stops in their order">
            {order.shown.map((id) => {
              const at = stops.findIndex((stop) => stop.id === id);
              const stop = stops[at];
              return (
                stop && (
                  <PlannedStopRow
                    key={id}
                    stop={stop}
                    at={at}
                    count={stops.length}
                    isDragged={order.dragged === id}
                    order={order}
                    onRemove={() => leaveOut(id)}
                  />
                )
              );
            })}
          </ol>
          <p className={styles.note}>
            Rides by the straight line at {cityKmPerHour} km an hour.{' '}
            {plan.isByHand && (
              <Button size="xs" variant="transparent" onClick={() => plan.setOrder(undefined)}>
                Shortest way
              </Button>
            )}
          </p>
        </section>
        <Suspense fallback={null}>
          <StopMap
            tiles={plan.tiles}
            stops={stops.map(({ place, property }, at) => ({ place, number: at + 1, title: property.property_code }))}
          />
        </Suspense>
      </div>
    </PageFrame>
  );
};
