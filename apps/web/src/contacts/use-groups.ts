import type { ContactGroup } from '@angan/contract/contacts/contact-groups.ts';
import { useMemo } from 'react';
import { useNames } from '../core/names/index.ts';

/** Lists that were kept by an older version of the app know of no rules. */
export const isByRule = ({ rule }: Pick<ContactGroup, 'rule'>): boolean => Boolean(rule);

/** The groups that contacts are put into by hand. */
export const useHandGroups = (): ContactGroup[] => {
  const groups = useNames((names) => names.contactgroups);
  return useMemo(() => groups.filter((group) => !isByRule(group)), [groups]);
};
