import { billingTexts } from '@angan/contract/billing/texts.ts';
import type { Services } from '../../core/context.ts';
import { badRequest } from '../../core/errors.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { razorpay } from './razorpay.ts';

export { GatewayError, type GatewayPayment, type GatewayRefund, type PaymentGateway } from './payment-gateway.ts';

/** The gateway of the settings; undefined where none is set up. */
export const findGateway = ({ settings }: Pick<Services, 'settings'>): PaymentGateway | undefined =>
  settings.razorpay && razorpay(settings.razorpay);

/** The same for who needs it: refused where none is set up. */
export const gatewayOf = (services: Pick<Services, 'settings'>): PaymentGateway => {
  const gateway = findGateway(services);
  if (!gateway) throw badRequest(billingTexts.notSetUp);
  return gateway;
};
