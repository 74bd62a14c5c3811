import type { taskCalls } from '@angan/contract/tasks/tasks.ts';
import type { Handlers } from '../core/http/serve.ts';
import { countTasks } from './count-tasks.ts';
import { listTasks, readTask } from './list-tasks.ts';
import { completeTask } from './moves/complete-task.ts';
import { cancelTask, missTask, rescheduleTask } from './moves/move-task.ts';
import { putOffTasks } from './moves/put-off-tasks.ts';
import { undoCompletion } from './moves/undo-completion.ts';
import { writtenTask } from './show-tasks.ts';
import { insertTask, markDeleted, updateTask } from './write-task.ts';

export const taskHandlers: Handlers<typeof taskCalls> = {
  list: ({ query }, context) => listTasks(query, context),
  get: ({ params }, context) => readTask(context, params.id),
  create: async ({ body }, context) => writtenTask(context, await insertTask(context, body)),

  async update(given, context) {
    await updateTask(context, given);
    return writtenTask(context, given.params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return writtenTask(context, params.id);
  },

  async complete(given, context) {
    await completeTask(context, given);
    return writtenTask(context, given.params.id);
  },

  async undoComplete(given, context) {
    await undoCompletion(context, given);
    return writtenTask(context, given.params.id);
  },

  async miss(given, context) {
    await missTask(context, given);
    return writtenTask(context, given.params.id);
  },

  async cancel(given, context) {
    await cancelTask(context, given);
    return writtenTask(context, given.params.id);
  },

  counts: countTasks,
  putOff: ({ body }, context) => putOffTasks(context, body),
  reschedule: async (given, context) => writtenTask(context, await rescheduleTask(context, given)),
};
