export { TeamScreen } from './team-screen.tsx';
