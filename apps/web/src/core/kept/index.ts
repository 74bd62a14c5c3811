export { useAge } from './age.ts';
export { keepAnswers } from './keep-answers.ts';
