import type { Task } from '@angan/contract/tasks/tasks.ts';
import { checkInRefusal } from '@angan/domain/check-in.ts';
import { Suspense } from 'react';
import { canLocate } from '../../core/platform/index.ts';
import { lazyPart } from '../../core/screen.ts';
import { usePhone } from '../../ui/screen.ts';

/** Tells of a visit whether it can be checked in now: on a phone, which knows where it is. */
export const useMayCheckIn = () => {
  const phone = usePhone() === true;
  return (task: Task): boolean => phone && canLocate() && checkInRefusal(task, new Date()) === null;
};

const dialog = lazyPart(() => import('./check-in-dialog.tsx'), 'CheckInForm');

/** Asks whether the place of the phone may be stored; its code comes when somebody presses Check in. */
export const CheckInDialog = (props: { visit: Task; onClose: () => void }) => (
  <Suspense fallback={null}>
    <dialog.Component {...props} />
  </Suspense>
);
