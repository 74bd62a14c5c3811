import { duplicateCalls } from '@angan/contract/contacts/duplicates.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { Trans } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { useRunsTheOffice } from '../../core/session/index.ts';
import { contactsPath } from '../../records/index.ts';
import { personName } from '../../ui/person-name.ts';
import { contactCode } from '../contact-code.ts';
import styles from './duplicates.module.css';

interface Props {
  number: string;
  /** The contact that is being edited: having one's own number is no double. */
  except?: number | undefined;
}

/** Says who has a number already, as soon as it is whole. It warns and does not forbid: families share numbers. */
export const NumberTaken = ({ number, except }: Props) => {
  const whole = useRunsTheOffice();
  const { data } = useQuery({
    ...query(duplicateCalls.withNumbers, { query: { mobile: number } }, { quiet: true }),
    enabled: isMobile(number),
    retry: false,
  });
  const others = isMobile(number) ? (data?.results[0]?.contacts.filter(({ id }) => id !== except) ?? []) : [];
  const [first] = others;
  if (!first) return null;
  const href = `${contactsPath(whole)}?id=${first.id}`;
  return (
    <p className={styles.taken} role="status">
      <IconUsers size={15} aria-hidden />
      <span>
        {others.length > 1 ? (
          <Trans>
            <a href={href} target="_blank" rel="noreferrer">
              {personName(first.name)}
            </a>{' '}
            ({contactCode(first.id)}) has this number, and {others.length - 1} more.
          </Trans>
        ) : (
          <Trans>
            <a href={href} target="_blank" rel="noreferrer">
              {personName(first.name)}
            </a>{' '}
            ({contactCode(first.id)}) has this number.
          </Trans>
        )}
      </span>
    </p>
  );
};
