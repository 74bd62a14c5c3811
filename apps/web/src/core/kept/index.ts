export { useAge } from './age.ts';
export { keepAnswers } from './keep-answers.ts';
export { useSearchedHere } from './searched-here.ts';
