import { personName } from '@angan/domain/people.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { MobileNumber, PersonSquare } from '../ui/person.tsx';
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
  const { numbers, mayAsk, ask, isAsking, refusal, usage } = useReveal(record);
  const { name } = record.contact;
  return (
    <div className={styles.person}>
      <PersonSquare name={name} />
      <div className={styles.who}>
        <span className={`truncate ${styles.name}`}>{personName(name)}</span>
        <span className={styles.second}>
          {role}
          {numbers.map((number) => (
            <span key={number}>
              , <MobileNumber number={number} />
            </span>
          ))}
        </span>
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
      </div>
      <RecordCall record={record} />
    </div>
  );
};
