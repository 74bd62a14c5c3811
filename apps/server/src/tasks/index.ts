export { calendarHandlers } from './calendar/calendar.ts';
export { hearsOfTask } from './hears.ts';
export { tasksInAlerts } from './in-alerts.ts';
export { missing } from './miss-tasks.ts';
export { reminding } from './remind-of-tasks.ts';
export { taskHandlers } from './tasks.ts';
export { tourHandlers } from './tours/tours.ts';
export { visibleTasks } from './visible-tasks.ts';
