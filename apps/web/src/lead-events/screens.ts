export { LeadsScreen } from './inbox/leads-screen.tsx';
