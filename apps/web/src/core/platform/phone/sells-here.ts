/** The stores take their share of what their apps sell, or forbid it: docs/decisions/302. */
export const sellsHere: boolean = false;
