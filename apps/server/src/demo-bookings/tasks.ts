import { z } from 'zod';
import { task } from '../core/jobs/task.ts';

/** Makes the slots of the days ahead. Asked for as a worker starts, and each night for the next. */
export const makeDemoSlots = task('make_demo_slots', z.object({}), 25);

/** Reminds who booked so many hours before. */
export const remindOfDemo = task('remind_of_demo', z.object({ booking: z.number().int(), hours: z.number().int() }));
