import { partOf } from '../ui/part-of.tsx';

/** The light door: what other screens show of the leads, in chunks of their own, so that those come as light as before. */

/** The way from the inquiries to the leads. */
export const LeadsLink = partOf(() => import('./words/leads-link.tsx'), 'LeadsLink', 'nothing');
