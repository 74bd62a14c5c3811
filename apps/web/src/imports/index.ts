export { ImportsScreen } from './imports-screen.tsx';
