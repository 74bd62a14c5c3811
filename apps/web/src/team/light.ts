/** That people are too many for a term, in a sentence. */
export { stayingText } from './staying-text.ts';
