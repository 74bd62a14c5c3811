import type { BroadcastLook } from '@angan/contract/whatsapp/broadcasts.ts';
import { formatDateTime } from '@angan/domain/dates.ts';
import { Button } from '@mantine/core';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './broadcasts.module.css';
import type { DraftFields } from './use-broadcast-draft.ts';
import { costWords, peopleWords, sumOf } from './words.ts';

interface Props {
  look: BroadcastLook;
  fields: DraftFields;
  template: string;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The numbers once more before it goes to many. */
export const ConfirmDialog = ({ look, fields, template, busy, onSend, onClose }: Props) => {
  const { people, cost, warnings, left_out } = look;
  const { send_at, hours } = fields;
  return (
    <Dialog
      opened
      size="small"
      title={`${send_at ? 'Schedule' : 'Send'} to ${peopleWords(people)}?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" loading={busy} onClick={onSend} data-autofocus>
            {send_at ? 'Schedule' : 'Send now'}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact label="Template" value={template} />
        <Fact label="When" value={send_at ? formatDateTime(send_at) : 'Now'} />
        {hours && <Fact label="Hours" value={`${hours.from} to ${hours.until}`} />}
        <Fact label="Left out" value={peopleWords(sumOf(left_out))} />
        <Fact label="Cost at most" value={`${costWords(cost.total)} with GST`} />
      </dl>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </Dialog>
  );
};

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
