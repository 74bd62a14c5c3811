import { billingCalls } from '@angan/contract/billing/billing.ts';
import { orderCalls } from '@angan/contract/billing/orders.ts';
import { client } from '../core/api/index.ts';

export const api = { ...client(orderCalls), subscription: client(billingCalls) };
