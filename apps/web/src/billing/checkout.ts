import type { Checkout } from '@angan/contract/billing/orders.ts';
import { loadScript } from '../core/platform/index.ts';

interface Signed {
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}
interface Opened {
  open(): void;
  on(event: 'payment.failed', heard: () => void): void;
}
type Razorpay = new (options: object) => Opened;

/** What one wants to pay with; the payment page offers the others too. */
export const payMethods = ['upi', 'card', 'netbanking'] as const;
export type PayMethod = (typeof payMethods)[number];

/**
 * Opens Razorpay's payment page over ours. Answers what it signed, or undefined where it was closed: then the server asks
 * the gateway what became of it. Throws where the page's script does not load.
 */
export const openCheckout = async (
  { script, key, gateway_order_id, amount, name, email, contact }: Checkout,
  description: string,
  method: PayMethod,
): Promise<Signed | undefined> => {
  await loadScript(script);
  const { Razorpay } = window as unknown as { Razorpay: Razorpay };
  return new Promise((resolve) => {
    new Razorpay({
      key,
      amount,
      currency: 'INR',
      order_id: gateway_order_id,
      name,
      description,
      prefill: { email, contact, method },
      theme: { color: '#b74d2b' },
      retry: { enabled: true },
      // Typing a UPI id was withdrawn on 28/02/2026.
      config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
      modal: { confirm_close: true, ondismiss: () => resolve(undefined) },
      handler: ({ razorpay_payment_id, razorpay_signature }: Signed) =>
        resolve({ razorpay_payment_id, razorpay_signature }),
    }).open();
  });
};
