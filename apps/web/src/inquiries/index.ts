export { AssignDialog } from './record/assign-dialog.tsx';
export { LogForm } from './stages/log-form.tsx';

/** What opens over the list of inquiries, fetched ahead for where there is no line. */
export const partsOnTheStreet = () =>
  Promise.all([
    import('./record/inquiry-record.tsx'),
    import('./stages/log-dialog.tsx'),
    import('./stages/stage-dialog.tsx'),
    import('./stages/follow-up-dialog.tsx'),
  ]);
