/** A draft with what it lacks, since it was kept by an older version that did not have all of its fields. */
export const completed = <T>(kept: Partial<T> | null, initial: T): T => {
  const isPlain = typeof initial === 'object' && initial !== null && !Array.isArray(initial);
  return isPlain ? { ...initial, ...kept } : ((kept as T | null) ?? initial);
};
