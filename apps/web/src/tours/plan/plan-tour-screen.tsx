import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { tourCalls } from '@angan/contract/tasks/tours.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type { Point } from '@angan/domain/distance.ts';
import { stopMinutes } from '@angan/domain/tours/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDate, perLanguage, word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { inquiryPath, momentAt, tourPath } from '../../records/index.ts';
import { DayField, SelectField, TimeField } from '../../ui/form/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { personName } from '../../ui/person-name.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useReorder } from '../../ui/use-reorder.ts';
import styles from '../tours.module.css';
import { useTaskChange } from '../use-visits.ts';
import { PlannedStopRow } from './planned-stop.tsx';
import { StartField } from './start-field.tsx';
import { usePlan } from './use-plan.ts';

const StopMap = lazy(() => import('../stop-map.tsx').then((map) => ({ default: map.StopMap })));
const lengths = perLanguage(() => [t`15 minutes`, t`30 minutes`, t`45 minutes`, t`60 minutes`, t`90 minutes`] as const);
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
  const [length, setLength] = useState<ReturnType<typeof lengths>[number]>(`${stopMinutes} minutes`);
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
  const save = useTaskChange({
    change: () =>
      orKeep(
        tourCalls.create,
        {
          body: {
            inquiry: inquiryId,
            stops: stops.map(({ id, arrives }) => ({ property: id, date_time: arrives, duration_minutes: minutes })),
          },
        },
        {
          title: t`Visits with ${personName(inquiry?.contact.name ?? null)}`,
          detail: formatDate(day),
          changes: ['task', 'inquiry', 'property', 'contact'],
          mend: { path: `/tours/plan?${params}` },
        },
      ),
    told: word(taskTexts.planned(stops.length)),
    onKept: back,
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
      <PageFrame title={t`Plan visits`}>
        <EmptyState title={t`No properties chosen.`} action={<Button onClick={back}>{t`Back to the inquiry`}</Button>}>
          {t`Choose properties under Matches of an inquiry and press Plan visits.`}
        </EmptyState>
      </PageFrame>
    );
  const closed = stops.filter(({ openness }) => openness === 'closed').length;
  return (
    <PageFrame
      title={t`Plan visits`}
      count={inquiry && (personName(inquiry.contact.name) || inquiry.inquiry_code)}
      footer={
        <div className={styles.foot}>
          <span className={styles.said} aria-live="polite">
            {closed > 0 && t`${closed} outside visiting hours`}
          </span>
          <Button onClick={back}>{t`Cancel`}</Button>
          <Button variant="filled" loading={save.busy} disabled={stops.length === 0} onClick={save.run}>
            {plural(stops.length, { one: `Save ${stops.length} visit`, other: `Save ${stops.length} visits` })}
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <ScrollBox className={`scrolls ${styles.scroll}`} aria-label={t`Plan`}>
          <div className={styles.when}>
            <DayField label={t`Day`} value={day} onChange={setDay} error={save.errors.stops} />
            <TimeField label={t`Start time`} value={time} onChange={setTime} />
            <SelectField
              label={t`At each stop`}
              words={lengths()}
              value={length}
              none={t`30 minutes`}
              onChange={(word) => setLength(word ?? '30 minutes')}
            />
            <StartField onChange={setStart} />
          </div>
          <QueryView query={plan.found} failed={t`The plan did not load.`} loading={t`Planning the visits`} rows={3} />
          <ol className="list-unstyled" aria-label={t`Stops in their order`}>
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
            <Trans>
              Travel times are estimates.{' '}
              {plan.isByHand && (
                <Button size="xs" variant="transparent" onClick={() => plan.setOrder(undefined)}>
                  {t`Shortest way`}
                </Button>
              )}
            </Trans>
          </p>
        </ScrollBox>
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
