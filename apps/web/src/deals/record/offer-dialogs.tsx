import { dealLimits } from '@angan/contract/deals/deal-fields.ts';
import { type DealOffer, offerSides } from '@angan/contract/deals/deal-parts.ts';
import { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatRupees, word } from '../../core/language/index.ts';
import { wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormDialog, MoneyField, rupeesIn, TextAreaField, useFieldErrors } from '../../ui/form/index.ts';
import { isSold } from '../deal-words.ts';

const api = client(dealWorkCalls);
const changes = ['deal', 'deal_offer'] as const;

interface OfferProps {
  deal: Deal;
  /** The side whose turn it is. */
  by: DealOffer['by_side'];
  onClose: () => void;
}

/** Writes down what one side names. */
export const OfferDialog = ({ deal, by, onClose }: OfferProps) => {
  const [by_side, setSide] = useState(by);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const { errors, refuse } = useFieldErrors();
  const add = useCall(
    () => api.addOffer({ params: { id: deal.id }, body: { by_side, amount: rupeesIn(amount) ?? '', note } }),
    {
      success: t`Offer written down`,
      onFieldErrors: refuse,
      changes,
      onSuccess: onClose,
    },
  );
  return (
    <FormDialog
      opened
      title={t`Add offer`}
      submit={t`Add offer`}
      busy={add.isPending}
      error={errors.non_field_errors}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Who names it`}
        choices={wordChoices(offerSides)}
        chosen={[by_side]}
        single
        required
        error={errors.by_side}
        onChange={([side]) => side && setSide(side)}
      />
      <Amount deal={deal} value={amount} error={errors.amount} onChange={setAmount} />
      <TextAreaField label={t`Note`} value={note} maxLength={dealLimits.note} error={errors.note} onChange={setNote} />
    </FormDialog>
  );
};

const Amount = (props: { deal: Deal; value: string; error: string | undefined; onChange: (text: string) => void }) => (
  <MoneyField
    label={t`Amount`}
    value={props.value}
    required
    autoFocus
    error={props.error}
    {...(!isSold(props.deal) && { per: t`per month` })}
    onChange={props.onChange}
  />
);

interface AnswerProps {
  deal: Deal;
  offer: DealOffer;
  status: DealOffer['status'];
  onClose: () => void;
}

/** Answers an offer: accepted it is what the deal has agreed on, a counter names the other side's amount. */
export const AnswerDialog = ({ deal, offer, status, onClose }: AnswerProps) => {
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const { errors, refuse } = useFieldErrors();
  const answer = useCall(
    () =>
      api.answerOffer({
        params: { id: deal.id, part: offer.id },
        body: {
          status: status as 'Accepted',
          note,
          ...(status === 'Countered' && { amount: rupeesIn(amount) ?? null }),
        },
      }),
    { success: word(status), onFieldErrors: refuse, changes, onSuccess: onClose },
  );
  const said = formatRupees(offer.amount);
  const titles = { Accepted: t`Accept ${said}`, Countered: t`Counter ${said}`, Rejected: t`Reject ${said}`, Made: '' };
  return (
    <FormDialog
      opened
      title={titles[status]}
      submit={status === 'Accepted' ? t`Accept` : status === 'Countered' ? t`Counter` : t`Reject`}
      busy={answer.isPending}
      error={errors.non_field_errors}
      onSubmit={() => answer.mutate()}
      onClose={onClose}
    >
      {status === 'Countered' && <Amount deal={deal} value={amount} error={errors.amount} onChange={setAmount} />}
      <TextAreaField label={t`Note`} value={note} maxLength={dealLimits.note} error={errors.note} onChange={setNote} />
    </FormDialog>
  );
};
