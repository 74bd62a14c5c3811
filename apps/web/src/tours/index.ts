export { undoComplete } from './undo-complete.ts';
export { taskApi, useTaskChange } from './use-visits.ts';
export { CancelDialog, VisitedDialog } from './visit/asked.tsx';
export { CheckInDialog, useMayCheckIn } from './visit/check-in.tsx';
export { endWords, taskTones } from './visit-words.ts';
export { VisitsOf } from './visits-of.tsx';
