export { PriceDeskScreen } from './price-desk-screen.tsx';
