import type { Task } from '@angan/contract/tasks/tasks.ts';
import { Suspense } from 'react';
import { type LazyPart, lazyPart } from '../../core/screen.ts';

interface Props {
  visit: Task;
  onClose: () => void;
}
const visited = lazyPart(() => import('./visited-dialog.tsx'), 'VisitedForm');
const cancelled = lazyPart(() => import('./cancel-dialog.tsx'), 'CancelForm');

/** A dialog whose code comes when it is asked for: its button stands on many screens. */
const asking = (part: LazyPart<Props>) => (props: Props) => (
  <Suspense fallback={null}>
    <part.Component {...props} />
  </Suspense>
);

/** Asks what the client said of a visit. */
export const VisitedDialog = asking(visited);
/** Where visits stand: one says how it went also where there is no line. */
export const fetchVisited = visited.prefetch;
/** Asks why a task or a visit is off. */
export const CancelDialog = asking(cancelled);
