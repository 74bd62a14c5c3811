export { CompleteDialog } from './actions/complete-dialog.tsx';
export { RescheduleDialog } from './actions/reschedule-dialog.tsx';
export { TasksOf } from './of-record/tasks-of.tsx';
