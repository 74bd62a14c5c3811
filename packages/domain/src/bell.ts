/** What the bell itself goes by, apart from the table of kinds: it is in every first load, and the table need not be. */

/** Milliseconds that the bell shakes when the unread count rises (spec 2.2). */
export const bellShakeMs = 1000;
