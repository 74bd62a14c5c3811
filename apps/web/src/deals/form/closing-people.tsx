import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { AmountField, amountIn, ChoiceChips, FieldPair } from '../../ui/form/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import type { Closer } from './deal-draft.ts';

interface Props {
  value: readonly Closer[];
  error: string | undefined;
  onChange: (closers: Closer[]) => void;
}

/** As much for each, to the hundredth of a percent; the last has the rest. */
const evenly = (users: readonly number[]): Closer[] => {
  const each = Math.floor(10_000 / Math.max(1, users.length)) / 100;
  return users.map((user, at) => ({
    user,
    share: formatNumber(at === users.length - 1 ? Math.round((100 - each * (users.length - 1)) * 100) / 100 : each),
  }));
};

/** Who of the office closes a deal, and how much of it is whose. */
export const ClosingPeople = ({ value, error, onChange }: Props) => {
  const people = useNames((names) => names.subusers);
  const nameOf = (id: number) =>
    personLabel(people.find(({ user }) => user.id === id)?.user ?? { first_name: '', last_name: '' });
  const sum = value.reduce((all, { share }) => all + (amountIn(share) ?? 0), 0);
  return (
    <>
      <ChoiceChips
        label={t`Closed by`}
        choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
        chosen={value.map(({ user }) => user)}
        error={error}
        onChange={(users) => onChange(evenly(users))}
      />
      {value.length > 1 && (
        <FieldPair>
          {value.map(({ user, share }) => (
            <AmountField
              key={user}
              label={t`Share of ${nameOf(user)}`}
              value={share}
              unit="%"
              {...(Math.round(sum * 100) !== 10_000 && { hint: t`The shares sum to ${formatNumber(sum)} %.` })}
              onChange={(text) => onChange(value.map((one) => (one.user === user ? { user, share: text } : one)))}
            />
          ))}
        </FieldPair>
      )}
    </>
  );
};
