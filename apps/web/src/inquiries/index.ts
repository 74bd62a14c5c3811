export { AssignDialog } from './record/assign-dialog.tsx';
export { LogForm } from './stages/log-form.tsx';

/** What opens over the list of inquiries, fetched ahead for where there is no line. */
export const partsOnTheStreet = () =>
  Promise.all([import('./record/inquiry-record.tsx'), import('./stages/log-dialog.tsx')]);

/** The list and what fits its open ones, fetched ahead for where there is no line. */
export const answersOnTheStreet = async () => (await import('./use-inquiry-list.ts')).answersOnTheStreet();
