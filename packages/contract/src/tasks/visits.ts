import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { idParams } from '../kit/fields.ts';
import { Task } from './tasks.ts';
import { taskTexts } from './texts.ts';

const measured = (min: number, max: number) =>
  z
    .number({ error: ({ input }) => (input === undefined ? drf.required : drf.notANumber) })
    .min(min)
    .max(max);

/** What proves a visit: where its phone was. */
export const visitCalls = {
  checkIn: call({
    method: 'POST',
    path: '/properties/tasks/:id/check_in/',
    access: 'task:edit',
    summary: 'Store where the phone is on a visit, once, after its person said yes',
    params: idParams,
    body: z.object({
      latitude: measured(-90, 90),
      longitude: measured(-180, 180),
      /** Metres within which the phone knows its place. */
      accuracy_m: measured(0, 100_000),
      /** That the person was told what is stored, and said yes. */
      agreed: z.literal(true, { error: () => taskTexts.agreeFirst }),
    }),
    answer: Task,
  }),
};
