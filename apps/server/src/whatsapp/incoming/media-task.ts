import { z } from 'zod';
import { task } from '../../core/jobs/task.ts';

/** Fetches the files that people sent from Meta, as long as there are any that wait. */
export const fetchMedia = task('fetch_whatsapp_media', z.object({}), 25);
