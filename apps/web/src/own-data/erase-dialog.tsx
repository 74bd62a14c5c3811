import { erasingCalls, type HeldOfPerson, mostOfConfirmation } from '@angan/contract/own-data/erasing.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../core/api/index.ts';
import { formatNumber } from '../core/language/index.ts';
import { saveBase64 } from '../core/platform/index.ts';
import { FormDialog, TextField } from '../ui/form/index.ts';
import { personName } from '../ui/person-name.ts';
import { QueryView } from '../ui/query-view.tsx';
import { toast } from '../ui/toast.ts';
import styles from './data.module.css';

const api = client(erasingCalls);

interface Props {
  /** The id of the contact. */
  contact: number;
  /** What shows the contact closes first, or it would ask for it again when it is gone. */
  onErased?: () => void;
  onClose: () => void;
}

/** Erases a person for good: says what goes and what stays, gives them what is held, and asks for the last digits. */
export const EraseDialog = ({ contact, onErased, onClose }: Props) => {
  const held = useQuery(query(erasingCalls.held, { params: { id: contact } }, { quiet: true }));
  const [confirm, setConfirm] = useState('');
  const erase = useCall(() => api.erase({ params: { id: contact }, body: { confirm } }), {
    quiet: true,
    changes: ['contact', 'note', 'task', 'inquiry', 'share', 'lead_event'],
    onSuccess: () => {
      toast.success(t`The person is erased`);
      onErased?.();
      onClose();
    },
  });
  const take = useCall(() => api.takeHeld({ params: { id: contact } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  return (
    <FormDialog
      opened
      title={t`Erase this person`}
      submit={t`Erase for good`}
      note={t`This cannot be undone.`}
      busy={erase.isPending}
      error={erase.problem}
      onSubmit={() => held.data && erase.mutate(undefined)}
      onClose={onClose}
    >
      <QueryView query={held} failed={t`The person did not load.`} rows={4}>
        {(person) => (
          <>
            <Held person={person} />
            <Button
              className={styles.action}
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={take.isPending}
              onClick={() => take.mutate(undefined)}
            >
              {t`All we hold about this person`}
            </Button>
            <TextField
              label={person.confirm_with === 'digits' ? t`Last four digits of the number` : t`The name`}
              value={confirm}
              onChange={setConfirm}
              error={erase.errors.confirm}
              maxLength={mostOfConfirmation}
              required={person.confirm_with === 'digits' || person.name !== ''}
            />
          </>
        )}
      </QueryView>
    </FormDialog>
  );
};

const Held = ({ person: { name, goes, stays } }: { person: HeldOfPerson }) => {
  const gone = [
    goes.notes > 0 && plural(goes.notes, { one: '1 note', other: `${formatNumber(goes.notes)} notes` }),
    goes.shares > 0 && plural(goes.shares, { one: '1 share', other: `${formatNumber(goes.shares)} shares` }),
    goes.messages > 0 && plural(goes.messages, { one: '1 message', other: `${formatNumber(goes.messages)} messages` }),
    goes.leads > 0 && plural(goes.leads, { one: '1 lead', other: `${formatNumber(goes.leads)} leads` }),
    goes.tasks > 0 &&
      plural(goes.tasks, { one: 'texts of 1 task', other: `texts of ${formatNumber(goes.tasks)} tasks` }),
    goes.inquiries > 0 &&
      plural(goes.inquiries, {
        one: 'texts of 1 inquiry',
        other: `texts of ${formatNumber(goes.inquiries)} inquiries`,
      }),
  ].filter((words) => words !== false);
  const left = [
    stays.properties > 0 &&
      plural(stays.properties, { one: '1 property', other: `${formatNumber(stays.properties)} properties` }),
    stays.deals > 0 && plural(stays.deals, { one: '1 deal', other: `${formatNumber(stays.deals)} deals` }),
    stays.commissions > 0 &&
      plural(stays.commissions, { one: '1 commission', other: `${formatNumber(stays.commissions)} commissions` }),
    stays.loans > 0 && plural(stays.loans, { one: '1 loan', other: `${formatNumber(stays.loans)} loans` }),
  ].filter((words) => words !== false);
  return (
    <>
      <p className={styles.name}>{personName(name)}</p>
      <dl className={styles.held}>
        <dt>{t`Goes`}</dt>
        <dd>{t`Name, numbers, addresses, and the number wherever somebody wrote it.`}</dd>
        {gone.map((words) => (
          <dd key={words}>{words}</dd>
        ))}
        <dt>{t`Stays`}</dt>
        <dd>{t`Invoices as the law wants them, and files that were uploaded.`}</dd>
        {left.map((words) => (
          <dd key={words}>{words}</dd>
        ))}
      </dl>
    </>
  );
};
