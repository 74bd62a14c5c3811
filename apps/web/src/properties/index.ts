export { PropertiesScreen } from './properties-screen.tsx';
