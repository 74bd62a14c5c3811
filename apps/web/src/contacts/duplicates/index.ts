export { DuplicatesScreen } from './duplicates-screen.tsx';
export { NumberTaken } from './number-taken.tsx';
