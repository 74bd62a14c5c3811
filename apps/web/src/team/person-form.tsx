import { type TeamMember, teamCalls } from '@angan/contract/team/team.ts';
import { type SubuserRole, subuserRoles } from '@angan/domain/team.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { formatNumber, word } from '../core/language/index.ts';
import {
  CountField,
  countIn,
  countUnreadable,
  FieldPair,
  focusFirstError,
  MoneyField,
  moneyUnreadable,
  rupeesIn,
  SentenceChoice,
  TextField,
} from '../ui/form/index.ts';
import styles from './team.module.css';
import { roleSentences } from './words.ts';

const calls = client(teamCalls);
const typed = (value: number | null) => (value === null ? '' : formatNumber(value));

/** Name, role and monthly targets. Another role holds at once, in what is open on their devices too. */
export const PersonForm = ({ person, role }: { person: TeamMember; role: SubuserRole }) => {
  const [draft, setDraft] = useState({
    first_name: person.first_name,
    last_name: person.last_name,
    usertype: role,
    visits: typed(person.target.visits),
    tokens: typed(person.target.tokens),
    brokerage: typed(person.target.brokerage),
  });
  const change = (more: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...more }));
  const [visits, tokens] = [countIn(draft.visits), countIn(draft.tokens)];
  const brokerage = rupeesIn(draft.brokerage);
  const save = useCall(
    () => {
      const { first_name, last_name, usertype } = draft;
      const targets = {
        target_visits: visits ?? null,
        target_tokens: tokens ?? null,
        target_brokerage: brokerage ?? null,
      };
      return calls.update({ params: { id: person.id }, body: { first_name, last_name, usertype, ...targets } });
    },
    { quiet: true, success: t`Saved.`, onError: focusFirstError, changes: ['app_user', 'user_permission'] },
  );
  const { errors, problem } = save;
  const isReadable = visits !== undefined && tokens !== undefined && brokerage !== undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending && isReadable) save.mutate(undefined);
      }}
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
      <SentenceChoice
        label={t`Role`}
        hint={t`Holds at once, also in what they have open.`}
        choices={subuserRoles.map((id) => ({ id, label: word(id), sentence: roleSentences()[id] }))}
        chosen={draft.usertype}
        onChange={(usertype) => change({ usertype })}
      />
      <FieldPair>
        <CountField
          label={t`Visits a month`}
          value={draft.visits}
          onChange={(visits) => change({ visits })}
          error={visits === undefined ? countUnreadable() : errors.target_visits}
        />
        <CountField
          label={t`Tokens a month`}
          value={draft.tokens}
          onChange={(tokens) => change({ tokens })}
          error={tokens === undefined ? countUnreadable() : errors.target_tokens}
        />
      </FieldPair>
      <MoneyField
        label={t`Brokerage a month`}
        value={draft.brokerage}
        onChange={(brokerage) => change({ brokerage })}
        error={brokerage === undefined ? moneyUnreadable() : errors.target_brokerage}
      />
      {(problem ?? errors.usertype) && <p role="alert">{problem ?? errors.usertype}</p>}
      <Button type="submit" variant="filled" loading={save.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
};
