/**
 * The header under which a sender names a write, with a UUID of its own: sent again with the same, as after an answer that
 * was lost, it is not done twice but answered with `doneBefore` and `{ id }` of its record.
 */
export const writeKeyHeader = 'idempotency-key';
export const doneBefore = 208;

/** Days for which the server knows a key. */
export const writeKeyDays = 90;
