import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useCall } from '../../core/api/index.ts';
import { formatDate } from '../../core/language/index.ts';
import styles from '../commissions.module.css';
import { api } from '../use-commission.ts';

type Letter = Commission['held_letters'][number];

/** The letter that goes by itself next, and holding it; those that are held, and letting them go after all. */
export const NextLetter = ({ commission }: { commission: Commission }) => {
  const { id, next_letter: next, held_letters: held } = commission;
  const hold = useCall(
    ({ letter, is_held }: { letter: Letter; is_held: boolean }) =>
      api.letters.hold({ params: { id }, body: { letter, is_held } }),
    {
      success: (_, { letter, is_held }) =>
        is_held ? t`Letter ${letter} is held` : t`Letter ${letter} goes by itself again`,
      changes: ['commission', 'commission_letter'],
    },
  );
  if (!next && held.length === 0) return null;
  return (
    <ul className={`list-unstyled ${styles.letters}`} aria-label={t`Letters by themselves`}>
      {held.map((letter) => (
        <li key={letter} className={styles.part}>
          <span>{t`Letter ${letter} is held`}</span>
          <Button
            size="xs"
            variant="subtle"
            disabled={hold.isPending}
            onClick={() => hold.mutate({ letter, is_held: false })}
          >
            {t`Let it go`}
          </Button>
        </li>
      ))}
      {next && (
        <li className={styles.part}>
          <span>{nextWords(next)}</span>
          {next.stop === null && (
            <Button
              size="xs"
              variant="subtle"
              disabled={hold.isPending}
              onClick={() => hold.mutate({ letter: next.letter, is_held: true })}
            >
              {t`Hold`}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
};

const nextWords = ({ letter, on, stop }: NonNullable<Commission['next_letter']>): string => {
  const day = formatDate(on);
  if (stop === 'No address') return t`Letter ${letter} is due on ${day} and waits for you: no e-mail address is known`;
  if (stop === 'Do not contact') return t`No letter goes by itself: the payer is not to be contacted`;
  return t`Letter ${letter} goes on ${day}`;
};
