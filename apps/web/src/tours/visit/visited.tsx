import type { Task } from '@angan/contract/tasks/tasks.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../core/screen.ts';

/** Fetched ahead where visits stand: one says how it went also where there is no line. */
export const visitedForm = lazyPart(() => import('./visited-dialog.tsx'), 'VisitedForm');

/** Asks what the client said of a visit. */
export const VisitedDialog = (props: { visit: Task; onClose: () => void }) => (
  <Suspense fallback={null}>
    <visitedForm.Component {...props} />
  </Suspense>
);
