export { MotivationScreen } from './motivation-screen.tsx';
