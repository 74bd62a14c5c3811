/**
 * The header under which a sender names a write, with a UUID of its own: sent again with the same, as after an answer that
 * was lost, it is not done twice but answered with `doneBefore` and `{ id }` of its record.
 */
export const writeKeyHeader = 'idempotency-key';
export const doneBefore = 208;

/**
 * With a key: whether the write was done is asked, and it is not done. It is answered as one that is sent again, or with
 * `notDone`. Who waited long to send something asks so before they decide anew.
 */
export const onlyAskHeader = 'idempotency-only-ask';
export const notDone = 412;

/** Days for which the server knows a key. */
export const writeKeyDays = 90;
