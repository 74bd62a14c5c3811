/** The light door: what the office's own prices say about one property. */
export { ComparablesOf } from './comparables-of.tsx';
