export { CompleteDialog } from './actions/complete-dialog.tsx';
export { RescheduleDialog } from './actions/reschedule-dialog.tsx';
export { DatesOf, type OwnDate } from './of-record/dates-of.tsx';
export { TasksOf } from './of-record/tasks-of.tsx';
