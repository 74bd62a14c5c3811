import { type DealFieldName, dealFields, dealLimits } from '@angan/contract/deals/deal-fields.ts';
import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { only } from '@angan/contract/kit/presented.ts';
import { type DealFields, dealLadder, missingForStage, probabilityOf } from '@angan/domain/deals/index.ts';
import { type DealStage, tokenSettlements } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatRupees, perLanguage, word } from '../../core/language/index.ts';
import { fieldsBody, fieldsDraft, fieldsMistakes, RecordFields, wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormDialog, SentenceChoice, TextAreaField, useFieldErrors } from '../../ui/form/index.ts';
import { showDeal } from '../deal-cache.ts';
import { movesOf } from '../deal-moves.ts';
import { dealName, typeOf } from '../deal-words.ts';
import styles from './moves.module.css';

const api = client(dealCalls);

type Settlement = (typeof tokenSettlements)[number];
const settled = perLanguage<Record<Settlement, string>>(() => ({
  Refunded: t`It goes back to who paid it.`,
  Forfeited: t`The other side keeps it. It is no brokerage of ours.`,
  Adjusted: t`It counts for what the two agree on next.`,
}));

interface Props {
  deal: Deal;
  /** The stage that was asked for; to be chosen where it is left out. */
  to?: DealStage | undefined;
  onClose: () => void;
}

/** What a stage still asks for; with a percent of escalation also how often. */
const lacking = (deal: Deal, to: DealStage): DealFieldName[] => missingForStage(typeOf(deal), to, deal as DealFields);

/** Moves a deal to another stage and asks for what that stage needs; a step back and a cancellation for their why. */
export const MoveDialog = ({ deal, to, onClose }: Props) => {
  const [stage, setStage] = useState(to);
  const [draft, setDraft] = useState(() => fieldsDraft(dealFields, deal));
  const [note, setNote] = useState('');
  const [withDues, setWithDues] = useState(false);
  const { errors, refuse, settle } = useFieldErrors();
  const ladder = dealLadder(typeOf(deal));
  const isBack = stage !== undefined && stage !== 'Cancelled' && ladder.indexOf(stage) < ladder.indexOf(deal.stage);
  const names = stage && !isBack ? lacking(deal, stage) : [];
  const asked = names.filter((name) => name !== 'token_settlement');
  const hasEscalation = names.includes('escalation_percent') && !names.includes('escalation_every_months');
  const shown: DealFieldName[] = hasEscalation ? [...asked, 'escalation_every_months'] : asked;
  const fields = only(dealFields, [...shown, ...names]);
  const move = useCall(
    () =>
      api.move({
        params: { id: deal.id },
        body: { ...fieldsBody(fields, draft), to: stage!, note, ...(withDues && { close_with_dues: true }) },
      }),
    {
      success: (changed) => t`${dealName(changed)} is ${word(changed.stage)}`,
      onFieldErrors: refuse,
      onSuccess: (changed) => {
        onClose();
        return showDeal(changed);
      },
    },
  );
  const set = (change: object) => {
    setDraft((now) => ({ ...now, ...change }));
    settle(change);
  };
  const submit = () => {
    if (!stage) return refuse({ to: t`Choose a stage.` });
    const wrong = fieldsMistakes(fields, draft);
    refuse(wrong);
    if (Object.keys(wrong).length === 0) move.mutate();
  };
  return (
    <FormDialog
      opened
      title={titleOf(deal, to)}
      submit={stage === 'Cancelled' ? t`Cancel deal` : t`Move`}
      busy={move.isPending}
      error={unseen(errors, [...shown, 'token_settlement', 'note', 'to', 'close_with_dues'])}
      note={stage && t`${deal.probability} to ${probabilityOf(typeOf(deal), stage) ?? 0} %`}
      onSubmit={submit}
      onClose={onClose}
    >
      {!to && (
        <ChoiceChips
          label={t`Stage`}
          choices={wordChoices(movesOf(deal))}
          chosen={stage ? [stage] : []}
          single
          error={errors.to}
          onChange={([chosen]) => {
            setStage(chosen);
            refuse({});
          }}
        />
      )}
      {to && errors.to && <p className={styles.lead}>{errors.to}</p>}
      <RecordFields fields={dealFields} names={shown} draft={draft} set={set} errors={errors} />
      {names.includes('token_settlement') && (
        <SentenceChoice<Settlement | ''>
          label={t`The token of ${formatRupees(deal.token_amount ?? 0)} was`}
          choices={tokenSettlements.map((id) => ({ id, label: word(id), sentence: settled()[id] }))}
          chosen={draft.token_settlement ?? ''}
          onChange={(token_settlement) => set({ token_settlement })}
        />
      )}
      {errors.token_settlement && <p className={styles.wrong}>{errors.token_settlement}</p>}
      {stage && (
        <TextAreaField
          label={isBack ? t`Why it goes a step back` : t`Note`}
          value={note}
          maxLength={dealLimits.note}
          error={errors.note}
          onChange={(text) => {
            setNote(text);
            settle({ note: text });
          }}
        />
      )}
      {errors.close_with_dues && (
        <Checkbox
          label={word(errors.close_with_dues)}
          description={t`The deal stays among the dues until they are settled.`}
          checked={withDues}
          onChange={(event) => setWithDues(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
};

const titleOf = (deal: Deal, to: DealStage | undefined): string => {
  if (to === 'Cancelled') return t`Cancel ${deal.deal_code}`;
  return to ? t`Move ${deal.deal_code} to ${word(to)}` : t`Move ${deal.deal_code}`;
};

/** What the server says of a field that is not on the form. */
const unseen = (errors: Record<string, string>, names: readonly string[]): string | undefined =>
  Object.entries(errors).find(([name]) => !names.includes(name))?.[1];
