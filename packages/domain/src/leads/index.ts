export * from './escalation.ts';
export * from './facebook.ts';
export * from './sources.ts';
export * from './website.ts';
