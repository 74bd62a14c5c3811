export { FeaturesScreen } from './features-screen.tsx';
