export { SocietiesScreen } from './societies-screen.tsx';
