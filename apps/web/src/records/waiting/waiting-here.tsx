import { lazy, Suspense } from 'react';
import type { Place } from './stands-in.ts';

const Lines = lazy(async () => ({ default: (await import('./waiting-lines.tsx')).WaitingLines }));

/** What was saved without a line stands where it belongs until it is sent; its code is none of the list's own. */
export const WaitingHere = (place: Place) => (
  <Suspense fallback={null}>
    <Lines {...place} />
  </Suspense>
);
