import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import type { Loan } from '@angan/contract/loans/loans.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate, formatPrice, word } from '../../core/language/index.ts';
import {
  DayField,
  FieldPair,
  FormDialog,
  MoneyField,
  moneyUnreadable,
  rupeesIn,
  TextField,
} from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import styles from '../loan-record.module.css';
import { exact } from '../loan-words.ts';
import { loanPartApi, useLoanPart } from './use-loan-part.ts';

/** What the lender paid out so far, and what is left of the sanction. */
export const Disbursements = ({ loan }: { loan: Loan }) => {
  const [adding, setAdding] = useState(false);
  const rows = loan.disbursements ?? [];
  const left = (loan.sanctioned_amount ?? 0) - loan.disbursed_amount;
  const remove = useLoanPart((part: number) => loanPartApi.removeDisbursement({ params: { id: loan.id, part } }), {
    success: t`Disbursement taken away`,
  });
  return (
    <section className={styles.tab} aria-label={t`Disbursements`}>
      <div className={styles.partHead}>
        <span>
          {loan.sanctioned_amount === null
            ? word(loanTexts.notSanctioned)
            : t`${formatPrice(loan.disbursed_amount)} of ${formatPrice(loan.sanctioned_amount)}`}
        </span>
        <span className={styles.space} />
        {loan.may_edit && left > 0 && (
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setAdding(true)}>
            {t`Add disbursement`}
          </Button>
        )}
      </div>
      <ul className="list-unstyled">
        {rows.map(({ id, date, amount, ref, paid_to }) => (
          <li key={id} className={styles.payment}>
            <span className={styles.day}>{formatDate(date)}</span>
            <span className={styles.documentWords}>
              {paid_to || t`Paid out`} {ref && <span className={styles.noteText}>{ref}</span>}
            </span>
            <span className={styles.money}>{exact(amount)}</span>
            {loan.may_edit && loan.stage !== 'Payout Received' && (
              <ActionIcon
                aria-label={t`Take away the disbursement of ${formatDate(date)}`}
                onClick={() => remove.mutate(id)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {adding && <AddDisbursement loan={loan} left={left} onClose={() => setAdding(false)} />}
    </section>
  );
};

const AddDisbursement = ({ loan, left, onClose }: { loan: Loan; left: number; onClose: () => void }) => {
  const [date, setDate] = useState(dayInIndia());
  const [amount, setAmount] = useState('');
  const [ref, setRef] = useState('');
  const [paid_to, setPaidTo] = useState('');
  const [unreadable, setUnreadable] = useState(false);
  const add = useLoanPart(
    (rupees: number) =>
      loanPartApi.addDisbursement({ params: { id: loan.id }, body: { date, amount: rupees, ref, paid_to } }),
    { success: (changed) => t`${personName(changed.applicant.name)} is ${word(changed.stage)}`, onDone: onClose },
  );
  const submit = () => {
    const rupees = rupeesIn(amount);
    setUnreadable(!rupees);
    if (rupees) add.mutate(rupees);
  };
  return (
    <FormDialog
      opened
      title={t`Add disbursement`}
      submit={t`Add disbursement`}
      busy={add.isPending}
      error={add.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldPair>
        <MoneyField
          label={t`Amount`}
          value={amount}
          required
          autoFocus
          hint={t`${formatPrice(left)} are left of the sanction`}
          error={unreadable ? moneyUnreadable() : add.errors.amount}
          onChange={setAmount}
        />
        <DayField label={t`Paid out on`} value={date} error={add.errors.date} onChange={setDate} />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t`Paid to`}
          placeholder={t`Seller, builder`}
          maxLength={loanLimits.paidTo}
          value={paid_to}
          error={add.errors.paid_to}
          onChange={setPaidTo}
        />
        <TextField
          label={t`Reference`}
          placeholder={t`Cheque or UTR`}
          maxLength={loanLimits.number}
          value={ref}
          error={add.errors.ref}
          onChange={setRef}
        />
      </FieldPair>
    </FormDialog>
  );
};
