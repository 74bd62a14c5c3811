/** The fields that a body names; the others are left as they are. */
export const named = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Without the nulls of fields that always have a value: 'none chosen' leaves them at what they are. */
export const withoutNulls = <T extends object, K extends keyof T>(
  fields: T,
  always: readonly K[],
): Omit<T, K> & { [P in K]?: NonNullable<T[P]> } =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null || !always.includes(name as K)),
  ) as never;
