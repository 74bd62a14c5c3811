import type { TeamMember } from '@angan/contract/team/team.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { type SubuserRole, subuserRoles } from '@angan/domain/team.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatNumber, word } from '../core/language/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { personLabel } from '../ui/person-name.ts';
import { Fact, Facts, PanelSection, RecordPanel } from '../ui/record-panel.tsx';
import { areasOf, lastSeen } from './columns.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PersonForm } from './person-form.tsx';
import { useComeBack } from './use-come-back.ts';
import { latelyOf, revealsOf } from './words.ts';

interface Props {
  person: TeamMember;
  colleagues: readonly TeamMember[];
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

const isSubuser = (usertype: string): usertype is SubuserRole => (subuserRoles as readonly string[]).includes(usertype);

/** One of the people: what they did, role and targets, and letting them go or having them back. */
export const PersonPanel = ({ person, colleagues, ...steps }: Props) => {
  const [isLeaving, setLeaving] = useState(false);
  const name = personLabel(person);
  const comeBack = useComeBack(name);
  const isOwner = !isSubuser(person.usertype);
  return (
    <RecordPanel
      label={t`Sub-user`}
      square={<PersonSquare name={name} size={44} brand={isOwner} />}
      title={name}
      subtitle={word(person.usertype)}
      {...steps}
      actions={
        !isOwner && (
          <>
            {person.is_active && (
              <>
                <Button component={Link} to={`/permission?id=${person.id}`}>{t`Permissions`}</Button>
                <Button color="red" onClick={() => setLeaving(true)}>{t`Remove`}</Button>
              </>
            )}
            {!person.is_active && (
              <Button
                variant="filled"
                loading={comeBack.isPending}
                onClick={() => comeBack.mutate(person.id)}
              >{t`Bring back`}</Button>
            )}
          </>
        )
      }
    >
      <PanelSection>
        <Facts>
          <Fact label={t`Mobile`}>{person.mobile ? formatMobile(person.mobile) : '-'}</Fact>
          <Fact label={t`Email`}>{person.email}</Fact>
          <Fact label={t`Areas`}>{areasOf(person)}</Fact>
          <Fact label={t`Joined`}>{formatDate(person.joined_on)}</Fact>
          <Fact label={t`Last active`}>{lastSeen(person)}</Fact>
          {person.is_active && <Fact label={t`Devices`}>{formatNumber(person.devices)}</Fact>}
          <Fact label={t`Reveals today`}>{revealsOf(person)}</Fact>
          <Fact label={t`Last 30 days`}>{latelyOf(person)}</Fact>
        </Facts>
        {person.return_until && (
          <p>{t`Until ${formatDate(person.return_until)} what was handed over comes back too, but for what changed hands since.`}</p>
        )}
      </PanelSection>
      {person.is_active && isSubuser(person.usertype) && (
        <PanelSection title={t`Role and targets`}>
          <PersonForm person={person} role={person.usertype} />
        </PanelSection>
      )}
      {isLeaving && <LeaveDialog person={person} colleagues={colleagues} onClose={() => setLeaving(false)} />}
    </RecordPanel>
  );
};
