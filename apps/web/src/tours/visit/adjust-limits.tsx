import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { Task } from '@angan/contract/tasks/tasks.ts';
import type { UnitOverrides } from '@angan/domain/units.ts';
import { type Adjustment, adjustmentsOf, type LimitFields } from '@angan/domain/visit-adjustment.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { client, query, useCall } from '../../core/api/index.ts';
import { useOwnUnits } from '../../core/session/index.ts';
import styles from './visit.module.css';

const api = client(inquiryCalls);

const offersFor = (visit: Task, inquiry: Inquiry, own: UnitOverrides): Adjustment[] =>
  visit.property === null
    ? []
    : adjustmentsOf(
        visit.feedback?.points ?? [],
        { ...inquiry, other_places: inquiry.society_name.length + inquiry.project.length },
        visit.property,
        own,
      );

type Offer = ReturnType<typeof offersFor>[number];

/** What the client said changes what is looked for: each limit before and after, changed by a tap and undone by another. */
export const AdjustLimits = ({ visit }: { visit: Task }) => {
  const points = visit.feedback?.points ?? [];
  const own = useOwnUnits();
  const { data: inquiry } = useQuery({
    ...query(inquiryCalls.get, { params: { id: visit.inquiry?.id ?? 0 } }, { quiet: true }),
    enabled: visit.inquiry?.may_edit === true && points.length > 0,
  });
  const write = (body: LimitFields) => api.update({ params: { id: visit.inquiry!.id }, body }, { quiet: true });
  const changes = ['task', 'inquiry', 'property'] as const;
  const takeBack = useCall(write, { success: t`Undone`, changes });
  const adjust = useCall(({ change }: Offer) => write(change), {
    success: (_, { label, after }) => `${label}: ${after}`,
    undo: (_, { undo }) => takeBack.mutate(undo),
    changes,
  });
  const offers = inquiry ? offersFor(visit, inquiry, own) : [];
  if (offers.length === 0) return null;
  return (
    <ul className={`list-unstyled ${styles.offers}`} aria-label={t`What to change in the inquiry`}>
      {offers.map((offer) => {
        const { point, label, before, after } = offer;
        return (
          <li key={point} className={styles.offer}>
            <span className={styles.change}>
              <span className={styles.point}>{point}</span>
              <span>
                {label} <s className={styles.before}>{before}</s>{' '}
                <IconArrowNarrowRight size={16} aria-label={t`becomes`} /> <b>{after}</b>
              </span>
            </span>
            <Button size="xs" loading={adjust.isPending} onClick={() => adjust.mutate(offer)}>
              {t`Change ${label.toLowerCase()}`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
