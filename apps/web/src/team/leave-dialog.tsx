import { type HandoverKind, type TeamMember, teamCalls } from '@angan/contract/team/team.ts';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { FormDialog, focusFirstError, ManyField } from '../ui/form/index.ts';
import { personLabel } from '../ui/person-name.ts';
import { QueryView } from '../ui/query-view.tsx';
import { teamChanges } from './team-changes.ts';
import { useComeBack } from './use-come-back.ts';
import { kindLabels } from './words.ts';

const calls = client(teamCalls);

interface Props {
  person: TeamMember;
  colleagues: readonly TeamMember[];
  onClose: () => void;
}

/** Removes a person: who takes over what is open in their hands, to one or shared among several. */
export const LeaveDialog = ({ person, colleagues, onClose }: Props) => {
  const { id } = person;
  const name = personLabel(person);
  const asked = useQuery({ ...query(teamCalls.leaving, { params: { id } }, { quiet: true }), staleTime: 0 });
  const [all, setAll] = useState<number[]>([]);
  const [own, setOwn] = useState<Partial<Record<HandoverKind, number[]>>>({});
  const comeBack = useComeBack(name);
  const open = asked.data?.open.filter(({ count }) => count > 0) ?? [];
  const chosen = (kind: HandoverKind) => own[kind] ?? all;
  const leave = useCall(
    () => {
      const to = Object.fromEntries(
        open.map(({ kind }) => [kind, chosen(kind)] as const).filter(([, ids]) => ids.length > 0),
      );
      return calls.leave({ params: { id }, body: { to } });
    },
    {
      quiet: true,
      success: ({ handed }) => t`${name} was removed; ${handed} records were handed over.`,
      undo: () => comeBack.mutate(id),
      onSuccess: onClose,
      onError: focusFirstError,
      changes: teamChanges,
    },
  );
  const choices = colleagues.map((one) => ({ id: one.id, label: `${personLabel(one)}, ${word(one.usertype)}` }));
  const { shares = 0, devices = 0 } = asked.data ?? {};
  return (
    <FormDialog
      opened
      title={t`Remove ${name}`}
      submit={t`Remove`}
      onSubmit={() => asked.data && leave.mutate(undefined)}
      onClose={onClose}
      busy={leave.isPending}
      error={leave.problem}
    >
      <QueryView query={asked} failed={t`The open work did not load.`} loading={t`Counting the open work`} rows={3}>
        {() => (
          <>
            <p>
              {[
                plural(devices, {
                  0: 'No device is logged in',
                  one: '# device is logged out',
                  other: '# devices are logged out',
                }),
                shares > 0 && plural(shares, { one: '# shared link ends', other: '# shared links end' }),
                t`calendar link and alerts end`,
              ]
                .filter(Boolean)
                .join(', ')}
              {'. '}
              {t`For 7 days this can be undone.`}
            </p>
            {open.length === 0 && <p>{t`Nothing is open in their hands.`}</p>}
            {open.length > 0 && (
              <ManyField
                label={t`Everything to`}
                hint={t`Several people share it. Tasks of an inquiry, a property or a loan go along with it.`}
                choices={choices}
                chosen={all}
                onChange={(ids) => {
                  setAll(ids);
                  setOwn({});
                }}
              />
            )}
            {open.map(({ kind, count }) => (
              <ManyField
                key={kind}
                label={t`${kindLabels()[kind]}: ${count}`}
                choices={choices}
                chosen={chosen(kind)}
                onChange={(ids) => setOwn((before) => ({ ...before, [kind]: ids }))}
                error={leave.errors[kind]}
              />
            ))}
          </>
        )}
      </QueryView>
    </FormDialog>
  );
};
