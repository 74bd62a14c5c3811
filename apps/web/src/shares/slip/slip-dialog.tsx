import type { Share } from '@angan/contract/shares/shares.ts';
import type { Task } from '@angan/contract/tasks/tasks.ts';
import type { ConfirmMethod } from '@angan/domain/visit-slip.ts';
import { plural, t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { ChoiceChips, FormDialog } from '../../ui/form/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { ClientLanguage, useClientLanguage } from '../client-language.tsx';
import { CodeField } from './code-field.tsx';
import { SignaturePad } from './signature-pad.tsx';
import styles from './slip.module.css';
import { SlipMade } from './slip-made.tsx';
import { StopsOnSlip } from './stops-on-slip.tsx';
import { type ChosenOnSlip, useMakeSlip, useSlipPreview } from './use-slip.ts';

/** What the slip says, how the visitor confirms it, and once it is made the ways to hand it on. */
export const SlipForm = ({ visit, onClose }: { visit: Task; onClose: () => void }) => {
  const [chosen, setChosen] = useState<ChosenOnSlip>({
    whole_tour: visit.visit_group !== null,
    show_unit: false,
    show_society: false,
  });
  const { language, choose } = useClientLanguage();
  const [method, setMethod] = useState<ConfirmMethod>('Signature');
  const [signature, setSignature] = useState<Blob | null>(null);
  const [otp, setOtp] = useState('');
  const [made, setMade] = useState<Share>();
  const all = { ...chosen, ...(language && { language }) };
  const preview = useSlipPreview(visit.id, all);
  const { mutate, isPending, errors, problem } = useMakeSlip(visit.id, setMade);
  if (made) return <SlipMade share={made} onClose={onClose} />;
  const { data } = preview;
  const methods = [
    { id: 'Signature' as const, label: t`Signature` },
    { id: 'OTP' as const, label: t`Code by SMS` },
    { id: 'None' as const, label: t`None` },
  ];
  const set = (given: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...given }));
  return (
    <FormDialog
      opened
      title={t`Visit slip`}
      submit={t`Make slip`}
      busy={isPending}
      error={problem}
      onSubmit={() => mutate({ ...all, method, signature, otp })}
      onClose={onClose}
    >
      <QueryView query={preview} failed={t`The slip did not load.`} loading={t`Loading the slip`} rows={4}>
        {(shown) => <StopsOnSlip preview={shown} />}
      </QueryView>
      {visit.visit_group !== null && (
        <Switch
          label={t`All stops of the tour`}
          description={
            data && data.left_out > 0
              ? plural(data.left_out, {
                  one: '# stop is left out: not seen yet',
                  other: '# stops are left out: not seen yet',
                })
              : undefined
          }
          checked={chosen.whole_tour}
          onChange={(event) => set({ whole_tour: event.currentTarget.checked })}
        />
      )}
      <ClientLanguage chosen={language ?? data?.language} choose={choose} />
      {data?.may_show.unit && (
        <Switch
          label={t`Unit number`}
          checked={chosen.show_unit}
          onChange={(event) => set({ show_unit: event.currentTarget.checked })}
        />
      )}
      {data?.may_show.society && (
        <Switch
          label={t`Society name`}
          checked={chosen.show_society}
          onChange={(event) => set({ show_society: event.currentTarget.checked })}
        />
      )}
      <ChoiceChips
        label={t`The visitor confirms by`}
        choices={methods}
        chosen={[method]}
        required
        onChange={([one]) => one && setMethod(one)}
      />
      {method === 'Signature' && <SignaturePad error={errors.signature} onChange={setSignature} />}
      {method === 'OTP' && (
        <CodeField
          visit={visit.id}
          number={data?.number ?? ''}
          language={language}
          value={otp}
          error={errors.otp}
          onChange={setOtp}
        />
      )}
      {method === 'None' && <p className={styles.second}>{t`The slip says that the visitor did not confirm it.`}</p>}
    </FormDialog>
  );
};
