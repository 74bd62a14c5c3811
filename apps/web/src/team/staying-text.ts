import type { Staying } from '@angan/contract/team/staying.ts';
import { plural } from '@lingui/core/macro';
import { formatDate } from '../core/language/index.ts';

/** That people are too many for a term, from when on, and whether it was chosen who leaves. '' where all have a place. */
export const stayingText = ({ term, over, people }: Staying): string => {
  if (!term) return '';
  if (term.has_begun)
    return plural(over, {
      one: 'Your plan has no place for # person, who may not sign in.',
      other: 'Your plan has no place for # people, who may not sign in.',
    });
  const day = formatDate(term.started_on);
  const leavers = people.filter(({ leaves }) => leaves).length;
  if (leavers > 0)
    return plural(leavers, {
      one: `On ${day} # person leaves, as you chose.`,
      other: `On ${day} # people leave, as you chose.`,
    });
  return plural(over, {
    one: `From ${day} your plan has no place for # person. Until you choose, it is who came last.`,
    other: `From ${day} your plan has no place for # people. Until you choose, it is who came last.`,
  });
};
