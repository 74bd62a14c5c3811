import type { PullOutcome } from '@angan/contract/lead-events/lead-sources.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { plural, t } from '@lingui/core/macro';
import { sentence } from '../../core/language/index.ts';

/** What asking a portal came to, in a sentence. */
export const outcomeWords = ({ found, fresh, problem }: PullOutcome): string => {
  if (problem) return sentence(leadSourceProblems, problem);
  if (found === 0) return t`It answered: no leads in the last two days.`;
  const leads = plural(found, { one: '# lead', other: '# leads' });
  return t`It answered: ${leads} in the last two days, ${fresh} of them new.`;
};
