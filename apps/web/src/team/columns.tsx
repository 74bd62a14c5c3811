import type { TeamMember } from '@angan/contract/team/team.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatNumber, perLanguage, word } from '../core/language/index.ts';
import { nameOf } from '../core/names/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { personLabel } from '../ui/person-name.ts';
import { since } from '../ui/since.ts';
import styles from './team.module.css';
import { latelyOf, revealsOf } from './words.ts';

/** 'Bopal, Shela +2'; 'All' for who is kept to none. */
export const areasOf = ({ areas }: Pick<TeamMember, 'areas'>): string => {
  if (areas.length === 0) return t`All`;
  const names = areas.slice(0, 2).map((area) => nameOf('areas', area));
  return areas.length > 2 ? `${names.join(', ')} +${areas.length - 2}` : names.join(', ');
};

export const lastSeen = (person: TeamMember): string =>
  person.left_on ? t`left ${formatDate(person.left_on)}` : since(person.last_active);

export const teamColumns = perLanguage<readonly Column<TeamMember>[]>(() => [
  {
    key: 'user',
    label: t`User`,
    width: 13,
    kind: 'name',
    cell: (person) => (
      <span className={styles.name} data-left={!person.is_active || undefined}>
        <PersonSquare name={personLabel(person)} size={26} brand={person.usertype === 'Owner'} />
        <span className="truncate">{personLabel(person)}</span>
      </span>
    ),
  },
  { key: 'role', label: t`Role`, width: 9, cell: ({ usertype }) => word(usertype) },
  { key: 'mobile', label: t`Mobile`, width: 8, cell: ({ mobile }) => (mobile ? formatMobile(mobile) : '-') },
  { key: 'areas', label: t`Areas`, width: 9, kind: 'quiet', cell: areasOf },
  { key: 'seen', label: t`Last active`, width: 8, kind: 'quiet', cell: lastSeen },
  {
    key: 'inquiries',
    label: t`Inquiries`,
    width: 5.5,
    kind: 'number',
    cell: ({ open_inquiries }) => formatNumber(open_inquiries),
  },
  { key: 'reveals', label: t`Reveals today`, width: 8, cell: revealsOf },
  { key: 'lately', label: t`Last 30 days`, width: 17, kind: 'quiet', cell: latelyOf },
]);
