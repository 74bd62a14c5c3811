export { AllNotes } from '../../../notes/index.ts';
