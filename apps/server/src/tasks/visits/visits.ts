import type { visitCalls } from '@angan/contract/tasks/visits.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { writtenTask } from '../show-tasks.ts';
import { checkIn } from './check-in.ts';

export const visitHandlers: Handlers<typeof visitCalls> = {
  async checkIn(given, context) {
    await checkIn(context, given);
    return writtenTask(context, given.params.id);
  },
};
