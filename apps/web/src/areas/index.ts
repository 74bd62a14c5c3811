export { AreasScreen } from './areas-screen.tsx';
