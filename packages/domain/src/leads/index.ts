export * from './facebook.ts';
export * from './sources.ts';
export * from './website.ts';
