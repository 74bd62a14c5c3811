import type { HandoverKind, TeamMember } from '@angan/contract/team/team.ts';
import type { SubuserRole } from '@angan/domain/team.ts';
import { plural, t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';

/** What each role may, in a line. */
export const roleSentences = perLanguage<Record<SubuserRole, string>>(() => ({
  'Co-Owner': t`All but sub-users, settings and subscription`,
  'Residential Only': t`Homes, own and unassigned inquiries, masked numbers`,
  'Commercial Only': t`Shops, offices, land for business; masked numbers`,
  'All-Rounder': t`Both, masked numbers`,
  Backend: t`Types listings, no numbers after the day`,
}));

export const kindLabels = perLanguage<Record<HandoverKind, string>>(() => ({
  inquiry: t`Open inquiries`,
  property: t`Properties`,
  task: t`Other tasks`,
  loan: t`Loans`,
  deal: t`Deals`,
}));

/** '11 of 25', 'no limit', 'not allowed'. */
export const revealsOf = ({ reveals_today, reveal_limit, is_active }: TeamMember): string => {
  if (!is_active) return '-';
  if (reveal_limit === null) return t`no limit`;
  return reveal_limit === 0 ? t`not allowed` : t`${reveals_today} of ${reveal_limit}`;
};

/** '3 inquiries, 12 calls, 5 visits'; what is none is not said. */
export const latelyOf = ({ lately }: TeamMember): string =>
  [
    lately.inquiries && plural(lately.inquiries, { one: '# inquiry added', other: '# inquiries added' }),
    lately.properties && plural(lately.properties, { one: '# property added', other: '# properties added' }),
    lately.calls && plural(lately.calls, { one: '# call', other: '# calls' }),
    lately.visits && plural(lately.visits, { one: '# visit', other: '# visits' }),
    lately.shares && plural(lately.shares, { one: '# share', other: '# shares' }),
  ]
    .filter(Boolean)
    .join(', ') || t`nothing yet`;
