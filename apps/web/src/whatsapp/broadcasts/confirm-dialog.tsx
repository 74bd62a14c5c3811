import type { BroadcastLook } from '@angan/contract/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDateTime } from '../../core/language/index.ts';
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
      title={send_at ? t`Schedule to ${peopleWords(people)}?` : t`Send to ${peopleWords(people)}?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="filled" loading={busy} onClick={onSend} data-autofocus>
            {send_at ? t`Schedule` : t`Send now`}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact label={t`Template`} value={template} />
        <Fact label={t`When`} value={send_at ? formatDateTime(send_at) : t`Now`} />
        {hours && <Fact label={t`Hours`} value={t`${hours.from} to ${hours.until}`} />}
        <Fact label={t`Left out`} value={peopleWords(sumOf(left_out))} />
        <Fact label={t`Cost at most`} value={t`${costWords(cost.total)} with GST`} />
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
