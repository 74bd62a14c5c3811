import type { InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import { type ContactedInput, stageNoteLimit } from '@angan/contract/inquiries/inquiry-stages.ts';
import { automaticMove, stageNeeds } from '@angan/domain/inquiry-stage.ts';
import { type ContactWay, contactWays } from '@angan/domain/lookups/contact-ways.ts';
import { type CallResult, callResults } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { word } from '../../core/language/index.ts';
import { FollowUpField, wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormDialog, TextAreaField } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';

/** The ways a call ends, with one for a phone that rang in vain: the count goes up by itself. */
const resultChoices = (last: CallResult | null): { id: CallResult; label: string }[] => {
  const rang = /^RNR (\d)$/.exec(last ?? '');
  const next = `RNR ${Math.min(6, Number(rang?.[1] ?? 0) + 1)}` as CallResult;
  return callResults
    .filter((result) => !result.startsWith('RNR') || result === next)
    .map((id) => ({ id, label: id === next ? t`No answer (${id})` : word(id) }));
};

/** Of an inquiry what the form goes by. */
export type LoggedInquiry = Pick<InquiryCard, 'stage' | 'call_result' | 'next_follow_up'>;

interface Props {
  /** Whom it was with. */
  name: string;
  inquiry: LoggedInquiry;
  how?: ContactWay;
  busy: boolean;
  errors: Record<string, string>;
  onErrors: (errors: Record<string, string>) => void;
  onSave: (contacted: ContactedInput) => void;
  onClose: () => void;
}

/** Asks what came of a call or a message, and when to go on. */
export const LogForm = ({ name, inquiry, how: given = 'Call', busy, errors, onErrors, onSave, onClose }: Props) => {
  const [how, setHow] = useState<ContactWay>(given);
  const [result, setResult] = useState<CallResult | null>(null);
  const [next, setNext] = useState('');
  const [note, setNote] = useState('');
  const reached = how === 'Met' || (how === 'Call' && result === 'Connected');
  const standing = { stage: inquiry.stage, held_stage: null, hand_stage: null };
  const stage = (reached && automaticMove(standing, 'call connected')?.stage) || inquiry.stage;
  const stands = inquiry.next_follow_up !== null && Date.parse(inquiry.next_follow_up) > Date.now();
  const needsNext = stageNeeds[stage].includes('next_follow_up');
  const submit = () =>
    how === 'Call' && !result
      ? onErrors({ call_result: t`Say how the call ended.` })
      : onSave({ how, call_result: how === 'Call' ? result : null, next_follow_up: next || null, note });
  return (
    <FormDialog
      opened
      title={t`How did the call with ${personName(name)} go?`}
      submit={t`Save`}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`How`}
        choices={wordChoices(contactWays)}
        chosen={[how]}
        required
        onChange={([chosen]) => setHow(chosen!)}
      />
      {how === 'Call' && (
        <ChoiceChips
          label={t`The call`}
          choices={resultChoices(inquiry.call_result)}
          chosen={result ? [result] : []}
          single
          error={errors.call_result}
          onChange={([chosen]) => setResult(chosen ?? null)}
        />
      )}
      <FollowUpField value={next} required={needsNext && !stands} error={errors.next_follow_up} onChange={setNext} />
      <TextAreaField label={t`Note`} value={note} maxLength={stageNoteLimit} error={errors.note} onChange={setNote} />
    </FormDialog>
  );
};
