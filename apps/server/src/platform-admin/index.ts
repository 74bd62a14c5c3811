export { deadLetterHandlers } from './dead-letters.ts';
