import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { coBrokerPresets } from '@angan/domain/brokerage/index.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { formatNumber, formatRupees } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { type ContactChoice, ContactField, knownContact } from '../../records/index.ts';
import { AmountField, amountIn, FormDialog, LookupField, SelectField } from '../../ui/form/index.ts';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';

const parties = ['Co-broker', 'Sub-user', 'Referrer'] as const;
interface Draft {
  key: number;
  id?: number;
  party_type: (typeof parties)[number];
  user_id: number | null;
  contact: ContactChoice;
  percent: string;
  isPaid: boolean;
}

/** Who shares in the brokerage without GST, by percent; what is left is the office's. */
export const SplitsDialog = ({ commission, onClose }: { commission: Commission; onClose: () => void }) => {
  const { subusers } = useNames();
  const staff = subusers.map(({ user }) => ({ id: user.id, label: `${user.first_name} ${user.last_name}`.trim() }));
  const [rows, setRows] = useState<Draft[]>(() =>
    commission.splits.map((split, key) => ({
      key,
      id: split.id,
      party_type: split.party_type as Draft['party_type'],
      user_id: split.user_id,
      contact:
        split.contact === null
          ? { kind: 'none' }
          : knownContact({ id: split.contact, name: split.name, mobile_number_1: '' }),
      percent: formatNumber(split.percent ?? (split.amount / Math.max(1, commission.taxable)) * 100),
      isPaid: split.status === 'Paid',
    })),
  );
  const save = useCall(
    () =>
      api.splits.set({
        params: { id: commission.id },
        body: {
          splits: rows.map(({ id, party_type, user_id, contact, percent }) => ({
            ...(id !== undefined && { id }),
            party_type,
            user_id: party_type === 'Sub-user' ? user_id : null,
            contact: party_type !== 'Sub-user' && contact.kind === 'known' ? contact.id : null,
            percent: amountIn(percent) ?? null,
          })),
        },
      }),
    { quiet: true, changes: moved, success: t`Split saved`, onSuccess: onClose },
  );
  const change = (key: number, next: Partial<Draft>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const shared = rows.reduce((sum, { percent }) => sum + (amountIn(percent) ?? 0), 0);
  return (
    <FormDialog
      opened
      size="wide"
      title={t`Split`}
      submit={t`Save split`}
      busy={save.isPending}
      error={save.problem ?? save.errors.splits}
      note={t`The office keeps ${formatNumber(100 - shared)} %`}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p className={styles.note}>{t`Of ${formatRupees(commission.taxable)}, the brokerage without GST.`}</p>
      {rows.map((row) => (
        <fieldset key={row.key} className={styles.splitRow} disabled={row.isPaid}>
          <SelectField
            label={t`Who`}
            words={parties}
            value={row.party_type}
            onChange={(party_type) => party_type && change(row.key, { party_type })}
          />
          {row.party_type === 'Sub-user' ? (
            <LookupField
              label={t`Person`}
              choices={staff}
              value={row.user_id}
              onChange={(user_id) => change(row.key, { user_id })}
            />
          ) : (
            <ContactField label={t`Contact`} value={row.contact} onChange={(contact) => change(row.key, { contact })} />
          )}
          <AmountField
            label={t`Percent`}
            unit="%"
            value={row.percent}
            onChange={(percent) => change(row.key, { percent })}
          />
          {!row.isPaid && (
            <ActionIcon
              aria-label={t`Take this share out`}
              onClick={() => setRows((now) => now.filter(({ key }) => key !== row.key))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </fieldset>
      ))}
      <Button
        onClick={() =>
          setRows((now) => [
            ...now,
            {
              key: Math.max(-1, ...now.map(({ key }) => key)) + 1,
              party_type: 'Co-broker',
              user_id: null,
              contact: { kind: 'none' },
              percent: String(coBrokerPresets[0]),
              isPaid: false,
            },
          ])
        }
      >
        {t`Add share`}
      </Button>
    </FormDialog>
  );
};
