export * from './chat.ts';
export * from './escalation.ts';
export * from './facebook.ts';
export * from './file.ts';
export * from './first-answer.ts';
export * from './mail.ts';
export * from './sources.ts';
export * from './website.ts';
