import type { PullOutcome } from '@angan/contract/lead-events/lead-sources.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { plural, t } from '@lingui/core/macro';
import { sentence } from '../../core/language/index.ts';

/** What asking a portal came to, in a sentence. `sinceLast`: it was asked for all since the last time, as Facebook is. */
export const outcomeWords = ({ found, fresh, problem }: PullOutcome, sinceLast = false): string => {
  if (problem) return sentence(leadSourceProblems, problem);
  if (found === 0 && sinceLast) return t`It answered: no leads since the last time.`;
  if (found === 0) return t`It answered: no leads in the last two days.`;
  const leads = plural(found, { one: '# lead', other: '# leads' });
  if (sinceLast) return t`It answered: ${leads}, ${fresh} of them new.`;
  return t`It answered: ${leads} in the last two days, ${fresh} of them new.`;
};
