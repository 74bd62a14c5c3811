export { queueAnswer, readFirstAnswer } from './queue-answer.ts';
