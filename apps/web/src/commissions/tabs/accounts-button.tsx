import { accountCalls, accountFormats } from '@angan/contract/commissions/accounts.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { exportRight } from '@angan/contract/kit/list-export.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { financialYearOf } from '@angan/domain/taxes/index.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import { useMay } from '../../core/session/index.ts';
import { ChoiceChips, DayField, FieldPair, FormDialog } from '../../ui/form/index.ts';
import styles from '../commissions.module.css';

const api = client(accountCalls);
type Format = (typeof accountFormats)[number];

/** Papers and receipts of some days for the accountant. */
export const AccountsButton = ({ small = false }: { small?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(exportRight)) return null;
  const open = () => setOpen(true);
  return (
    <>
      {small ? (
        <ActionIcon aria-label={t`For the accountant`} onClick={open}>
          <IconCalculator size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button leftSection={<IconCalculator size={16} aria-hidden />} onClick={open}>{t`For the accountant`}</Button>
      )}
      {isOpen && <AccountsDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const AccountsDialog = ({ onClose }: { onClose: () => void }) => {
  const [format, setFormat] = useState<Format>('XLSX');
  const [from, setFrom] = useState(financialYearOf(dayInIndia()).from);
  const [to, setTo] = useState(dayInIndia());
  const take = useCall(() => api.take({ body: { from, to, format } }), {
    quiet: true,
    onSuccess: ({ file_name, content }) => {
      saveBase64(content, file_name);
      onClose();
    },
  });
  const labels: Record<Format, string> = {
    XLSX: t`Register (XLSX)`,
    'Tally XML': t`Tally vouchers (XML)`,
    'GSTR-1 XLSX': t`GSTR-1 rows (XLSX)`,
  };
  return (
    <FormDialog
      opened
      title={t`For the accountant`}
      submit={t`Download`}
      busy={take.isPending}
      error={take.problem}
      onSubmit={() => take.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`File`}
        required
        choices={accountFormats.map((id) => ({ id, label: labels[id] }))}
        chosen={[format]}
        onChange={([one]) => one && setFormat(one)}
      />
      <FieldPair>
        <DayField label={t`From`} value={from} error={take.errors.from} onChange={setFrom} />
        <DayField label={t`To`} value={to} error={take.errors.to} onChange={setTo} />
      </FieldPair>
      <p className={styles.note}>{word(commissionTexts.estimate)}</p>
    </FormDialog>
  );
};
