import { permissionSwitches, sharingSwitches } from '@angan/contract/permissions/permissions.ts';
import { invitationCalls } from '@angan/contract/team/invitations.ts';
import { type PermissionSwitch, usualRevealLimit, usualRights } from '@angan/domain/personal-rights.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import { type SubuserRole, subuserRoles } from '@angan/domain/team.ts';
import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { useAreaChoices } from '../records/index.ts';
import {
  FieldPair,
  FormDialog,
  focusFirstError,
  ManyField,
  PhoneField,
  SentenceChoice,
  TextField,
} from '../ui/form/index.ts';
import { InvitationLink, type Sent } from './invitation-link.tsx';
import { roleSentences } from './words.ts';

const calls = client(invitationCalls);

interface Props {
  users: { used: number; allowed: number };
  onClose: () => void;
}

const blank = { first_name: '', last_name: '', mobile: '', email: '', usertype: subuserRoles[1] as SubuserRole };
const asked: readonly PermissionSwitch[] = [
  'can_send_unit_number_in_property_pdf_share',
  'can_send_society_name_property_pdf_share',
  'can_reveal_numbers',
  'can_export',
];

/** One of the two at first (spec 4); both can be set later. */
const isSharing = (name: string) => (sharingSwitches as readonly string[]).includes(name);
const noneShared = Object.fromEntries(sharingSwitches.map((name) => [name, false]));

/** Invites a person: who, as what, and what differs from what is usual for the role. No password is typed for them. */
export const AddSubuser = ({ users, onClose }: Props) => {
  const [draft, setDraft] = useState(blank);
  const [rights, setRights] = useState<Partial<Record<PermissionSwitch, boolean>>>({});
  const [areas, setAreas] = useState<number[]>([]);
  const [sent, setSent] = useState<Sent | null>(null);
  const change = (more: Partial<typeof blank>) => setDraft((before) => ({ ...before, ...more }));
  const usual = usualRights(draft.usertype);
  const isOffice = runsTheOffice(draft.usertype);
  const choices = useAreaChoices();
  const invite = useCall(() => calls.create({ body: { ...draft, rights, areas: isOffice ? [] : areas } }), {
    quiet: true,
    onSuccess: setSent,
    onError: focusFirstError,
    changes: ['team_invitation'],
  });
  const { errors, problem } = invite;
  const labelOf = (name: PermissionSwitch) =>
    name === 'can_reveal_numbers' ? t`Reveal numbers, up to ${usualRevealLimit} a day` : permissionSwitches[name];
  return (
    <>
      <FormDialog
        opened={sent === null}
        title={t`Add sub-user`}
        submit={t`Add sub-user`}
        note={t`${users.used} of ${users.allowed} used`}
        onSubmit={() => invite.mutate(undefined)}
        onClose={onClose}
        busy={invite.isPending}
        error={problem}
      >
        <FieldPair>
          <TextField
            label={t`First name`}
            value={draft.first_name}
            onChange={(first_name) => change({ first_name })}
            error={errors.first_name}
            required
          />
          <TextField
            label={t`Last name`}
            value={draft.last_name}
            onChange={(last_name) => change({ last_name })}
            error={errors.last_name}
          />
        </FieldPair>
        <FieldPair>
          <PhoneField
            label={t`Mobile number`}
            value={draft.mobile}
            onChange={(mobile) => change({ mobile })}
            error={errors.mobile}
          />
          <TextField
            label={t`Email`}
            type="email"
            value={draft.email}
            onChange={(email) => change({ email })}
            error={errors.email}
          />
        </FieldPair>
        <SentenceChoice
          label={t`Role`}
          choices={subuserRoles.map((id) => ({ id, label: id, sentence: roleSentences()[id] }))}
          chosen={draft.usertype}
          onChange={(usertype) => {
            change({ usertype });
            setRights({});
          }}
        />
        {errors.usertype && <p role="alert">{errors.usertype}</p>}
        {asked
          .filter((name) => !(isOffice && usual[name]))
          .map((name) => (
            <Switch
              key={name}
              label={labelOf(name)}
              withThumbIndicator={false}
              checked={rights[name] ?? usual[name]}
              onChange={(event) => {
                const isOn = event.currentTarget.checked;
                setRights((before) => ({ ...before, ...(isOn && isSharing(name) && noneShared), [name]: isOn }));
              }}
            />
          ))}
        {!isOffice && (
          <ManyField
            label={t`Areas`}
            choices={choices}
            chosen={areas}
            onChange={setAreas}
            placeholder={t`Everywhere`}
          />
        )}
      </FormDialog>
      <InvitationLink sent={sent} onClose={onClose} />
    </>
  );
};
