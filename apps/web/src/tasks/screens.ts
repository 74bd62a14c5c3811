/** What the addresses of tasks open, apart from what other records take from index.ts: those need not bring the screens. */
export { InquiryTaskScreen, PropertyTaskScreen, TaskFormScreen } from './form/task-form-screen.tsx';
export { TasksScreen } from './list/tasks-screen.tsx';
