import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { ChoiceChips, DayField, FieldPair, FormDialog, MoneyField, rupeesIn } from '../../ui/form/index.ts';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';

interface Props {
  commission: Commission;
  isCredit: boolean;
  onClose: () => void;
}

/** An invoice of one part, or a credit note on an invoice; the number is given by the series. */
export const InvoiceDialog = ({ commission, isCredit, onClose }: Props) => {
  const { milestones, papers } = commission;
  const open = milestones.filter(({ invoice }) => invoice === null);
  const invoices = papers.filter(({ kind }) => kind === 'Invoice');
  const [milestone, setMilestone] = useState(open[0]?.id);
  const [ref, setRef] = useState(invoices.at(-1)?.id);
  const [date, setDate] = useState(dayInIndia());
  const [due, setDue] = useState(open[0]?.due_date ?? addDays(dayInIndia(), 15));
  const [taxable, setTaxable] = useState('');
  const save = useCall(
    () =>
      api.papers.issue({
        params: { id: commission.id },
        body: isCredit
          ? { kind: 'Credit note', date, ref: ref ?? null, taxable: rupeesIn(taxable) ?? null }
          : { kind: 'Invoice', date, due_date: due || null, milestone: milestone ?? null },
      }),
    {
      quiet: true,
      changes: moved,
      success: ({ papers: all }) => t`${all.at(-1)!.no} made`,
      onSuccess: onClose,
    },
  );
  const { errors, problem } = save;
  return (
    <FormDialog
      opened
      title={isCredit ? t`Credit note` : t`Make invoice`}
      submit={isCredit ? t`Make credit note` : t`Make invoice`}
      busy={save.isPending}
      error={problem ?? errors.place_of_supply}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {isCredit ? (
        <ChoiceChips
          label={t`Invoice`}
          required
          choices={invoices.map(({ id, no, total }) => ({ id, label: `${no}, ${formatRupees(total)}` }))}
          chosen={ref ? [ref] : []}
          onChange={([one]) => one && setRef(one)}
        />
      ) : (
        <ChoiceChips
          label={t`Part`}
          required
          choices={open.map(({ id, label, percent, total }) => ({
            id,
            label: [`${percent} %`, label, formatRupees(total)].filter(Boolean).join(', '),
          }))}
          chosen={milestone ? [milestone] : []}
          onChange={([one]) => {
            if (!one) return;
            setMilestone(one);
            setDue(open.find(({ id }) => id === one)?.due_date ?? addDays(date, 15));
          }}
        />
      )}
      <FieldPair>
        <DayField label={t`Date`} value={date} error={errors.date} onChange={setDate} />
        {isCredit ? (
          <MoneyField
            label={t`Amount without GST`}
            value={taxable}
            hint={t`Empty: all that is left`}
            error={errors.taxable ?? errors.ref}
            onChange={setTaxable}
          />
        ) : (
          <DayField label={t`Due on`} value={due} error={errors.due_date} onChange={setDue} />
        )}
      </FieldPair>
      <p className={styles.note}>
        {isCredit
          ? t`It lowers your GST only until 30 November after the year of the invoice.`
          : t`A paper that is out is not changed any more: a credit note takes it back.`}
      </p>
    </FormDialog>
  );
};
