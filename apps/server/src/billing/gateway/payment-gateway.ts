/** A payment as a gateway tells of it. Amounts in paise. */
export interface GatewayPayment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'failed' | 'captured' | 'refunded';
  readonly method: string;
  /** The gateway's word for why it failed: 'insufficient_funds'; '' otherwise. */
  readonly failure_reason: string;
  readonly amount_refunded: number;
}

export interface NewOrder {
  /** Paise, at least 100. */
  readonly amount: number;
  /** Our number of it, at most 40 characters. */
  readonly receipt: string;
  readonly notes: Readonly<Record<string, string>>;
}

export interface GatewayRefund {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
}

/**
 * Who takes the money. Everything that asks the gateway throws a GatewayError where it refuses or does not answer in time.
 */
export interface PaymentGateway {
  createOrder(order: NewOrder): Promise<{ readonly id: string }>;
  /** Whether the gateway signed that this payment is of this order, whose id is ours and not the browser's. */
  verifyCallback(orderId: string, paymentId: string, signature: string): boolean;
  /** The payments that a webhook tells of; empty where it is about something else. Throws where it is no webhook. */
  parseWebhook(body: string): readonly GatewayPayment[];
  /** All attempts on an order. */
  fetchPayments(orderId: string): Promise<readonly GatewayPayment[]>;
  /** Gives money back, once for each key, which has at least ten letters, digits, `-` or `_`. */
  refund(paymentId: string, amount: number, key: string): Promise<GatewayRefund>;
}

/** What a gateway refused, or that it did not answer: `status` 0. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, description: string) {
    super(description);
    this.status = status;
    this.code = code;
  }

  /** Whether the same may be asked again later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 409 || this.status === 429 || this.status >= 500;
  }
}
