export { BuyScreen } from './buy/buy-screen.tsx';
export { PaymentDetailScreen } from './detail/detail-screen.tsx';
export { RenewScreen } from './renew-screen.tsx';
export { PaymentStatusScreen } from './status/status-screen.tsx';
