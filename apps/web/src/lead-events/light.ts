import { partOf } from '../ui/part-of.tsx';

/** The light door: the way from the inquiries to the leads, in a chunk of its own, so that their list comes as light as before. */
export const LeadsLink = partOf(() => import('./words/leads-link.tsx'), 'LeadsLink', 'nothing');
