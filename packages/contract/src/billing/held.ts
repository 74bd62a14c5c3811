/** Why money that came turned nothing on yet: somebody of the platform looks at it. */
export const heldReasons = ['amount', 'currency', 'credit', 'no_term'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** The same in words, for who looks at it. */
export const heldTexts: Readonly<Record<HeldReason, string>> = {
  amount: 'It is another amount than the order.',
  currency: 'It came in another currency.',
  credit: 'The credit that the order counts on has gone into another one.',
  no_term: 'The plan to which users were to be added is over.',
};
