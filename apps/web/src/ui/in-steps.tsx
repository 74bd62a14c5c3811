import { type ComponentType, memo, useDeferredValue } from 'react';

/**
 * The same component, but what it is given anew is drawn in steps of a few milliseconds, between which a slow phone hears
 * its person; until then it stands as it stood. Not around a field whose value comes from outside: what is typed there
 * would be taken back for a moment.
 */
export const inSteps = <P extends object>(Component: ComponentType<P>) => {
  const Steady = memo(Component) as unknown as ComponentType<P>;
  return (props: P) => <Steady {...useDeferredValue(props)} />;
};
