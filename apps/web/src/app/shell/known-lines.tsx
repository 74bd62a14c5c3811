import { contactCode } from '@angan/domain/people.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { toastError } from '../../core/api/index.ts';
import type { Waiting } from '../../core/queue/index.ts';
import { useMay, useRunsTheOffice } from '../../core/session/index.ts';
import { addToKnown, contactPath, keepBoth, takeKnown } from '../../records/index.ts';
import { personName } from '../../ui/person-name.ts';
import styles from './waiting.module.css';

/** Who has the number already: the other of the two, beside the one that waits. */
export const KnownLines = ({ known = [], onLeave }: Pick<Waiting, 'known'> & { onLeave: () => void }) => {
  const whole = useRunsTheOffice();
  return known.map(({ id, name }) => (
    <span key={id} className={styles.problem}>
      <Trans>
        <Link to={contactPath(id, whole)} onClick={onLeave}>
          {personName(name)}
        </Link>{' '}
        ({contactCode(id)}) has this number.
      </Trans>
    </span>
  ));
};

/** What may be done about it, as on line: a contact may be a second one, or add to the first; a record takes who is there. */
export const KnownButtons = ({ one }: { one: Waiting }) => {
  const whole = useRunsTheOffice();
  const mayEdit = useMay('contact:edit');
  const [first] = one.known ?? [];
  if (!first) return null;
  const name = personName(first.name);
  const isContact = one.makes?.isTaken !== true;
  return (
    <>
      {isContact && mayEdit && (
        <Button size="xs" onClick={() => void addToKnown(one, first.id).catch(toastError)}>{t`Add to ${name}`}</Button>
      )}
      {!isContact && <Button size="xs" onClick={() => void takeKnown(one, first.id)}>{t`Take ${name}`}</Button>}
      {/* Who sees whole numbers has no two contacts of one number by a record: the server takes the one that is there. */}
      {(isContact || !whole) && <Button size="xs" onClick={() => void keepBoth(one)}>{t`Keep both`}</Button>}
    </>
  );
};
