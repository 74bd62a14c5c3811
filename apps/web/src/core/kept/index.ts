export { useAge } from './age.ts';
export { keepAnswers } from './keep-answers.ts';
export { keepPictures } from './keep-pictures.ts';
export { useSearchedHere } from './searched-here.ts';
