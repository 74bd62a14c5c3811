import { partOf } from '../ui/part-of.tsx';

/** The light door: over every screen while support looks into an office. */
export const SupportBar = partOf(() => import('./support-bar.tsx'), 'SupportBar', 'nothing');
