export { CommissionScreen } from './commission-screen.tsx';
