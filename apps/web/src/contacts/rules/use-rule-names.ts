import { useMemo } from 'react';
import { nameOf, useNames } from '../../core/names/index.ts';
import type { RuleNames } from './rule-words.ts';

/** Names of the sources and groups that rules ask for, as the lists have them now. */
export const useRuleNames = (): RuleNames => {
  const sources = useNames((names) => names.source_names);
  const groups = useNames((names) => names.contactgroups);
  return useMemo(
    () => ({
      source: (id) => (sources && nameOf('source_names', id)) || `#${id}`,
      contactgroup: (id) => (groups && nameOf('contactgroups', id)) || `#${id}`,
    }),
    [sources, groups],
  );
};
