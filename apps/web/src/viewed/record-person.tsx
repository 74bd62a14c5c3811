import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { MobileNumber, PersonChip } from '../ui/person.tsx';
import { usePhone } from '../ui/screen.ts';
import { RecordCall } from './record-call.tsx';
import { type RevealRecord, useReveal } from './use-reveal.ts';
import styles from './viewed.module.css';

interface Props {
  record: RevealRecord;
  /** What the person is here: 'Owner'. */
  role: string;
}

/** The person behind a record: who, in which role, the number or a way to see it, call and WhatsApp. */
export const RecordPerson = ({ record, role }: Props) => {
  const phone = usePhone();
  const { numbers, mayAsk, ask, isAsking, refusal, usage } = useReveal(record);
  return (
    <PersonChip
      name={record.contact.name}
      role={role}
      // On a phone they span the bottom of the record.
      calls={phone ? null : <RecordCall record={record} />}
      below={
        <>
          {mayAsk && (
            <span className={styles.ask}>
              <Button
                size="xs"
                variant="transparent"
                className={styles.reveal ?? ''}
                loading={isAsking}
                onClick={() => void ask('Reveal').catch(() => undefined)}
              >
                {t`Reveal number`}
              </Button>
              {usage && <span className={styles.usage}>{usage}</span>}
            </span>
          )}
          {refusal && (
            <span className={styles.refusal} role="alert">
              {refusal}
            </span>
          )}
        </>
      }
    >
      {numbers.map((number) => (
        <span key={number}>
          , <MobileNumber number={number} />
        </span>
      ))}
    </PersonChip>
  );
};
