export { CommissionScreen } from './commission-screen.tsx';
export { DealBrokerage } from './deal/deal-brokerage.tsx';
