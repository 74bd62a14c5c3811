import type { Task } from '@angan/contract/tasks/tasks.ts';
import type { TaskStatus } from '@angan/domain/lookups/tasks.ts';

export const mayBecome = (task: Pick<Task, 'may_move_to'>, status: TaskStatus): boolean =>
  task.may_move_to.includes(status);
