export { OptOutsScreen } from './opt-outs-screen.tsx';
