export * from './facebook.ts';
export * from './sources.ts';
