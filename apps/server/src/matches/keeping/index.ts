import type { RunningJob } from '../../core/jobs/job.ts';
import { recordMatcher } from './match-records.ts';
import { newDayMarker } from './new-day.ts';

export const matchJobs: readonly RunningJob[] = [recordMatcher, newDayMarker];
