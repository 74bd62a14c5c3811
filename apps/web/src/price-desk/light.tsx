import { partOf } from '../ui/part-of.tsx';

/** The light door: what the office's own prices say about one property. */
export const ComparablesOf = partOf(() => import('./comparables-of.tsx'), 'ComparablesOf');
