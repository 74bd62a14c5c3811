export { AssignDialog } from './record/assign-dialog.tsx';
export { LogForm } from './stages/log-form.tsx';
