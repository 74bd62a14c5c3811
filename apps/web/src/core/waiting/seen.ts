const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of what a form sends, what is not so already: what somebody else changed meanwhile is not set back by the way. */
export const changedOf = <B extends object>(record: object, body: B): Partial<B> =>
  Object.fromEntries(
    Object.entries(body).filter(([field, value]) => !isSame((record as Record<string, unknown>)[field], value)),
  ) as Partial<B>;

/**
 * What a change is compared with before it goes out late: of the record as it was read under `path`, the fields that
 * `body` writes anew.
 */
export const seenOf = (path: string, record: object, body: object) => {
  const before = record as Record<string, unknown>;
  const fields = Object.keys(changedOf(record, body)).filter((field) => field in before);
  return { path, values: Object.fromEntries(fields.map((field) => [field, before[field]])) };
};
