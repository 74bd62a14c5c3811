import { type Staying, stayingCalls } from '@angan/contract/team/staying.ts';
import { plural, t } from '@lingui/core/macro';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, query, useCall } from '../core/api/index.ts';
import { formatDate, word } from '../core/language/index.ts';
import { FormDialog, focusFirstError, ManyField } from '../ui/form/index.ts';
import { personLabel } from '../ui/person-name.ts';
import { stayingText } from './staying-text.ts';
import styles from './team.module.css';
import { teamChanges } from './team-changes.ts';

const calls = client(stayingCalls);

interface Props {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** That a term has fewer users than work here, and the choice of who stays. Nothing where all have a place. */
export const StayingPart = ({ isOpen, onOpen, onClose }: Props) => {
  const { data } = useQuery(query(stayingCalls.show, {}, { quiet: true }));
  if (!data?.term) return null;
  const isChosen = data.people.some(({ leaves }) => leaves);
  return (
    <>
      <p className={styles.staying} role="status">
        <span>{stayingText(data)}</span>
        <Button size="xs" variant={isChosen ? 'default' : 'filled'} onClick={onOpen}>
          {isChosen ? t`Change who stays` : t`Choose who stays`}
        </Button>
        <Link to="/paymentdetail">{t`Add users`}</Link>
      </p>
      {isOpen && <StayingDialog staying={data} term={data.term} onClose={onClose} />}
    </>
  );
};

interface DialogProps {
  staying: Staying;
  term: NonNullable<Staying['term']>;
  onClose: () => void;
}

const StayingDialog = ({ staying: { people, hand_to }, term, onClose }: DialogProps) => {
  const owner = people.find(({ usertype }) => usertype === 'Owner');
  const isChosen = people.some(({ leaves }) => leaves);
  const [stay, setStay] = useState<readonly number[]>(() =>
    (isChosen ? people.filter(({ leaves }) => !leaves) : people.slice(0, term.users_allowed)).map(({ id }) => id),
  );
  const [handTo, setHandTo] = useState(hand_to ?? owner?.id ?? null);
  const save = useCall(
    () =>
      calls.choose({
        body: { leave: people.filter(({ id }) => !stay.includes(id)).map(({ id }) => id), hand_to: handTo ?? 0 },
      }),
    {
      quiet: true,
      success: t`Saved who stays`,
      changes: [...teamChanges, 'term_leaver'],
      onSuccess: onClose,
      onError: focusFirstError,
    },
  );
  return (
    <FormDialog
      opened
      title={t`Who stays?`}
      submit={term.has_begun ? t`Remove the others now` : t`Save`}
      onSubmit={() => save.mutate()}
      onClose={onClose}
      busy={save.isPending}
      error={save.problem ?? save.errors.leave}
    >
      <p>
        {plural(term.users_allowed, {
          one: 'The plan has # user, you among them.',
          other: 'The plan has # users, you among them.',
        })}{' '}
        {term.has_begun
          ? t`Who does not stay is removed at once. For 7 days this can be undone.`
          : t`Who does not stay is removed on ${formatDate(term.started_on)}. For 7 days after that it can be undone.`}
      </p>
      {people.map((person) => (
        <Checkbox
          key={person.id}
          label={`${personLabel(person)}, ${word(person.usertype)}`}
          checked={stay.includes(person.id)}
          disabled={person.id === owner?.id}
          onChange={({ currentTarget }) =>
            setStay(currentTarget.checked ? [...stay, person.id] : stay.filter((id) => id !== person.id))
          }
        />
      ))}
      <ManyField
        label={t`Their work goes to`}
        max={1}
        choices={people.filter(({ id }) => stay.includes(id)).map((one) => ({ id: one.id, label: personLabel(one) }))}
        chosen={handTo === null ? [] : [handTo]}
        onChange={([id]) => setHandTo(id ?? null)}
        error={save.errors.hand_to}
      />
    </FormDialog>
  );
};
