import type { Task } from '@angan/contract/tasks/tasks.ts';
import { visitType } from '@angan/domain/lookups/tasks.ts';
import { wasSeen } from '@angan/domain/visit-feedback.ts';
import { isOnSlip } from '@angan/domain/visit-slip.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../core/screen.ts';
import { useMay } from '../../core/session/index.ts';

/** Tells of a task whether a slip can be made of it now: of a visit that was made or that people are on. */
export const useMayMakeSlip = () => {
  const may = useMay('property:share');
  return ({ type, status, date_time, outcome, check_in, inquiry }: Task): boolean =>
    may &&
    type === visitType &&
    inquiry !== null &&
    isOnSlip({ status, date_time, seen: wasSeen(outcome), check_in }, new Date());
};

const dialog = lazyPart(() => import('./slip-dialog.tsx'), 'SlipForm');

/** Makes the slip of a visit; its code comes when somebody asks for one. */
export const SlipDialog = (props: { visit: Task; onClose: () => void }) => (
  <Suspense fallback={null}>
    <dialog.Component {...props} />
  </Suspense>
);
