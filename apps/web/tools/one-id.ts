import { useId as useReactId } from 'react';

/**
 * Stands in for the library's own, which begins with React's id and then draws every field of a screen once more for one
 * that it makes itself.
 */
export const useId = (given?: string): string => {
  const own = useReactId();
  return given ?? `mantine-${own}`;
};
