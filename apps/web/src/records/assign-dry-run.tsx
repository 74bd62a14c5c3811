import { partOf } from '../ui/part-of.tsx';

/** What a rule of assignment would have done with the last 30 days; in a chunk of its own, since only settings show it. */
export const AssignDryRun = partOf(() => import('./assign-dry-run-line.tsx'), 'AssignDryRunLine', 'nothing');
