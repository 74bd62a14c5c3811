import { randomInt } from 'node:crypto';

/** What Razorpay answers with, as its documentation has it. Amounts in paise, times in seconds since 1970. */
export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  /** `[]` where there are none. */
  notes: Record<string, string> | never[];
  created_at: number;
}

export type Method = 'upi' | 'card' | 'netbanking';
export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: Method;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  card_id: string | null;
  bank: string | null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Record<string, string> | never[];
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Record<string, string> | never[];
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal' | 'optimum';
  created_at: number;
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A prefix and fourteen signs: 'order_IluGWxBm9U8zJ8'. */
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 14 }, () => signs[randomInt(signs.length)]).join('')}`;

export const seconds = (): number => Math.floor(Date.now() / 1000);
