import { orderCalls } from '@angan/contract/billing/orders.ts';
import { subscriptionCalls } from '@angan/contract/billing/subscription.ts';
import { client } from '../core/api/index.ts';

export const api = { ...client(orderCalls), subscription: client(subscriptionCalls) };
