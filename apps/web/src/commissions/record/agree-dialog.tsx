import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { SignaturePad } from '../../shares/index.ts';
import { ChoiceChips, FormDialog, TextField } from '../../ui/form/index.ts';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';
import { termWords } from '../words.ts';

type Method = 'Signature' | 'OTP' | 'File';

/** How the payer agrees to the terms: by hand on this screen, by a code, or on a paper that is kept. */
export const AgreeDialog = ({ commission, onClose }: { commission: Commission; onClose: () => void }) => {
  const { id, gross_amount, discount, payer } = commission;
  const [method, setMethod] = useState<Method>('Signature');
  const [signature, setSignature] = useState<Blob | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [otp, setOtp] = useState('');
  const [sentTo, setSentTo] = useState('');
  const send = useCall(() => api.sendTermsCode({ params: { id } }), { onSuccess: ({ number }) => setSentTo(number) });
  const save = useCall(() => api.agree({ params: { id }, body: { method, signature, otp, file } }), {
    quiet: true,
    changes: moved,
    success: t`Terms kept`,
    onSuccess: onClose,
  });
  const methods: { id: Method; label: string }[] = [
    { id: 'Signature', label: t`Signature` },
    { id: 'OTP', label: t`Code by SMS` },
    { id: 'File', label: t`Signed paper` },
  ];
  return (
    <FormDialog
      opened
      title={t`Terms of brokerage`}
      submit={t`Keep agreement`}
      busy={save.isPending}
      error={save.problem}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p className={styles.note}>
        {t`${payer.name} agrees to ${termWords(commission)}: ${formatRupees(gross_amount - discount)} and GST where it is charged.`}
      </p>
      <ChoiceChips
        label={t`The payer agrees by`}
        required
        choices={methods}
        chosen={[method]}
        onChange={([one]) => one && setMethod(one)}
      />
      {method === 'Signature' && <SignaturePad error={save.errors.signature} onChange={setSignature} />}
      {method === 'OTP' && (
        <>
          <Button loading={send.isPending} onClick={() => send.mutate()}>
            {sentTo ? t`Send another code` : t`Send code`}
          </Button>
          {sentTo && <p className={styles.note}>{t`Sent to ${sentTo}`}</p>}
          <TextField label={t`Code`} value={otp} inputMode="numeric" error={save.errors.otp} onChange={setOtp} />
        </>
      )}
      {method === 'File' && (
        <>
          <FileButton accept="image/*,application/pdf" onChange={setFile}>
            {(props) => <Button {...props}>{file ? file.name : t`Choose a picture or a PDF`}</Button>}
          </FileButton>
          {save.errors.file && (
            <p className={styles.warning} role="alert">
              {save.errors.file}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
};
