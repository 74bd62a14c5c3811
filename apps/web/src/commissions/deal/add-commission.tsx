import { type CommissionBasis, commissionBases, type PayerSide, payerSides } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { AmountField, amountIn, FieldPair, FormDialog, SelectField } from '../../ui/form/index.ts';
import { api, moved } from '../use-commission.ts';

/** A further payer of a deal, or a further basis of one: a month of rent and a percent of the deposit are two. */
export const AddCommission = ({ deal }: { deal: number }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t`Add payer`}
      </Button>
      {isOpen && <AddDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  );
};

const AddDialog = ({ deal, onClose }: { deal: number; onClose: () => void }) => {
  const [side, setSide] = useState<PayerSide>('Buyer');
  const [basis, setBasis] = useState<CommissionBasis>('Percent of price');
  const [rate, setRate] = useState('1');
  const add = useCall(() => api.create({ body: { deal, payer_side: side, basis, rate: amountIn(rate) ?? null } }), {
    quiet: true,
    changes: moved,
    success: t`Payer added`,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      opened
      title={t`Add payer`}
      submit={t`Add payer`}
      busy={add.isPending}
      error={add.problem}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <SelectField
        label={t`Payer`}
        words={payerSides}
        value={side}
        error={add.errors.payer_side}
        onChange={(next) => next && setSide(next)}
      />
      <FieldPair>
        <SelectField
          label={t`Basis`}
          words={commissionBases}
          value={basis}
          error={add.errors.basis}
          onChange={(next) => next && setBasis(next)}
        />
        <AmountField label={t`Rate`} value={rate} error={add.errors.rate} onChange={setRate} />
      </FieldPair>
    </FormDialog>
  );
};
