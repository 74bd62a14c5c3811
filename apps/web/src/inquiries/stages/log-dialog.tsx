import { type InquiryCard, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { stageNoteLimit } from '@angan/contract/inquiries/inquiry-stages.ts';
import { automaticMove, stageNeeds } from '@angan/domain/inquiry-stage.ts';
import { type ContactWay, contactWays } from '@angan/domain/lookups/contact-ways.ts';
import { type CallResult, callResults } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { FollowUpField, inquiryPath, wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormDialog, TextAreaField } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { useInquiryCall } from './use-inquiry-call.ts';

/** The ways a call ends, with one for a phone that rang in vain: the count goes up by itself. */
export const resultChoices = (last: CallResult | null): { id: CallResult; label: string }[] => {
  const rang = /^RNR (\d)$/.exec(last ?? '');
  const next = `RNR ${Math.min(6, Number(rang?.[1] ?? 0) + 1)}` as CallResult;
  return callResults
    .filter((result) => !result.startsWith('RNR') || result === next)
    .map((id) => ({ id, label: id === next ? t`No answer (${id})` : word(id) }));
};

interface Props {
  inquiry: InquiryCard;
  how?: ContactWay;
  onClose: () => void;
}

/** What came of a call or a message, and when to go on. */
export const LogDialog = ({ inquiry, how: given = 'Call', onClose }: Props) => {
  // The record may show what was saved before the answer is there.
  const [before] = useState(inquiry.stage);
  const [how, setHow] = useState<ContactWay>(given);
  const [result, setResult] = useState<CallResult | null>(null);
  const [next, setNext] = useState('');
  const [note, setNote] = useState('');
  const { errors, setErrors, busy, run } = useInquiryCall(
    () =>
      orKeep(
        inquiryCalls.contacted,
        {
          params: { id: inquiry.id },
          body: { how, call_result: how === 'Call' ? result : null, next_follow_up: next || null, note },
        },
        {
          title: t`Contact with ${personName(inquiry.contact.name)}`,
          detail: [word(how), how === 'Call' && result && word(result), note].filter(Boolean).join('. '),
          changes: ['inquiry', 'contact'],
          mend: { path: inquiryPath(inquiry.id) },
        },
      ),
    (changed) => (changed.stage === before ? t`Noted` : t`Noted. ${changed.inquiry_code} is ${word(changed.stage)}`),
    onClose,
  );
  const reached = how === 'Met' || (how === 'Call' && result === 'Connected');
  const standing = { stage: inquiry.stage, held_stage: null, hand_stage: null };
  const stage = (reached && automaticMove(standing, 'call connected')?.stage) || inquiry.stage;
  const stands = inquiry.next_follow_up !== null && Date.parse(inquiry.next_follow_up) > Date.now();
  const needsNext = stageNeeds[stage].includes('next_follow_up');
  const submit = () => (how === 'Call' && !result ? setErrors({ call_result: t`Say how the call ended.` }) : run());
  return (
    <FormDialog
      opened
      title={t`How did the call with ${personName(inquiry.contact.name)} go?`}
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
