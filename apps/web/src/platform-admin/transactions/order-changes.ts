/** What any act on an order may have changed. */
export const orderChanges = ['transaction', 'payment', 'refund', 'platform_invoice', 'subscription'] as const;
