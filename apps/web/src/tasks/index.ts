export { CompleteDialog } from './actions/complete-dialog.tsx';
export { RescheduleDialog } from './actions/reschedule-dialog.tsx';
export { DatesOf, type OwnDate } from './of-record/dates-of.tsx';
export { TasksOf } from './of-record/tasks-of.tsx';

/** The list of the day, fetched ahead for where there is no line. */
export const answersOnTheStreet = async () => (await import('./list/use-task-list.ts')).answersOnTheStreet();
