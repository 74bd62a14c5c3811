export { CompleteDialog } from './actions/complete-dialog.tsx';
export { RescheduleDialog } from './actions/reschedule-dialog.tsx';
export { InquiryTaskScreen, PropertyTaskScreen, TaskFormScreen } from './form/task-form-screen.tsx';
export { TasksScreen } from './list/tasks-screen.tsx';
export { DatesOf, type OwnDate } from './of-record/dates-of.tsx';
export { TasksOf } from './of-record/tasks-of.tsx';
