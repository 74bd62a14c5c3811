import { z } from 'zod';
import { task } from '../../core/jobs/task.ts';

/** Ends the locks of a company whose last day is over. */
export const expireLeads = task('expire_project_leads', z.object({}));
/** Tells whose leads they are of the locks that end on a day. */
export const warnOfLeads = task('warn_of_project_leads', z.object({ until: z.iso.date() }));
