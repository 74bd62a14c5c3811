export { sendAnswersDue } from './send-due.ts';
export { sendableTemplates } from './sendable-templates.ts';
export { hearStatuses } from './write-answer.ts';
