export { escalateDue } from './escalate-due.ts';
