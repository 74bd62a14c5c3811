export const taskPath = (id: number) => `/tasks?id=${id}`;
/** Where a task is changed. */
export const editTaskPath = (id: number) => `/addtask?id=${id}`;
/** Where a task of a record is written down. */
export const addTaskPath = (of: 'inquiry' | 'property' | 'contact' | 'project' | 'deal' | 'loan', id: number) =>
  of === 'inquiry' || of === 'property' ? `/addtask/${of}/${id}` : `/addtask?${of}=${id}`;
/** Where a task is added at a day and time in India: '2026-11-21T11:00'. */
export const addTaskAtPath = (at: string) => `/addtask?at=${at}`;
