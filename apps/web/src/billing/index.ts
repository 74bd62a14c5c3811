export { BuyScreen } from './buy/buy-screen.tsx';
export { BuyerForm } from './buy/buyer-form.tsx';
export { OrderSums } from './buy/order-sums.tsx';
export { PaymentDetailScreen } from './detail/detail-screen.tsx';
export { RenewScreen } from './renew-screen.tsx';
export { PaymentStatusScreen } from './status/status-screen.tsx';
