export { LawScreen } from './law-screen.tsx';
