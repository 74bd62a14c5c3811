export { societyHandlers } from './societies.ts';
