import { z } from 'zod';
import { task } from '../core/jobs/task.ts';

/** Has the platform's account ask WhatsApp for the templates by which alerts go. */
export const prepareAlertTemplates = task('prepare_alert_templates', z.object({}), 10);
