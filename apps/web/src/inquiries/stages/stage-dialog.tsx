import { type InquiryCard, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { type StageInput, stageNoteLimit } from '@angan/contract/inquiries/inquiry-stages.ts';
import { stageNeeds } from '@angan/domain/inquiry-stage.ts';
import {
  closedInquiryStages,
  type InquiryStage,
  inquiryStages,
  junkReasons,
  lostReasons,
} from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { address } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import {
  editInquiryPath,
  FollowUpField,
  inquiryName,
  inquiryPath,
  requirementText,
  wordChoices,
} from '../../records/index.ts';
import { ChoiceChips, DayField, FormDialog, TextAreaField } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import styles from './stages.module.css';
import { useInquiryCall } from './use-inquiry-call.ts';

interface Props {
  inquiry: InquiryCard;
  /** The stage that was asked for; to be chosen where it is left out. */
  to?: InquiryStage | undefined;
  onClose: () => void;
}

const reasonsOf: Partial<Record<InquiryStage, readonly NonNullable<StageInput['reason']>[]>> = {
  'Closed Lost': lostReasons,
  Junk: junkReasons,
};

/** Whether a step that was said is still to come. */
const isAhead = (at: string | null) => at !== null && Date.parse(at) > Date.now();

/** Whether a move asks for nothing that the inquiry does not say already. */
export const needsNothing = (inquiry: InquiryCard, to: InquiryStage): boolean =>
  stageNeeds[to].every(
    (need) =>
      (need === 'next_follow_up' && isAhead(inquiry.next_follow_up)) ||
      (need === 'budget_max' && inquiry.budget_max !== null) ||
      // The server knows where; an inquiry that does not say is refused with its sentence.
      need === 'area',
  );

/** Moves an inquiry to another stage, and asks for what that stage needs. */
export const StageDialog = ({ inquiry, to, onClose }: Props) => {
  const open = inquiryStages.filter((stage) => inquiry.may_move_to.includes(stage));
  const [stage, setStage] = useState<InquiryStage | undefined>(to);
  const [reason, setReason] = useState<StageInput['reason']>(null);
  const [resumeOn, setResumeOn] = useState('');
  const [next, setNext] = useState(isAhead(inquiry.next_follow_up) ? inquiry.next_follow_up! : '');
  const [note, setNote] = useState('');
  const { errors, setErrors, busy, run } = useInquiryCall(
    () =>
      orKeep(
        inquiryCalls.stage,
        {
          params: { id: inquiry.id },
          body: { stage: stage!, reason, resume_on: resumeOn || null, next_follow_up: next || null, note },
        },
        {
          title: t`${inquiryName(inquiry)} is ${word(stage!)}`,
          detail: [requirementText(inquiry), reason && word(reason), note].filter(Boolean).join('. '),
          changes: ['inquiry', 'property'],
          seen: {
            path: address(inquiryCalls.get.path, { id: inquiry.id }),
            values: { stage: inquiry.stage },
          },
          mend: { path: inquiryPath(inquiry.id) },
        },
      ),
    (changed) => t`${inquiryName(changed)} is ${word(changed.stage)}`,
    onClose,
  );
  const reasons = stage && reasonsOf[stage];
  const needs = stage ? stageNeeds[stage] : [];
  const choose = (chosen: InquiryStage | undefined) => {
    setStage(chosen);
    setReason(null);
    setErrors({});
  };
  const { stage: stageError, budget_max, area, ...others } = errors;
  const lacking = budget_max ?? area;
  return (
    <FormDialog
      opened
      title={to ? t`Move ${personName(inquiry.contact.name)} to ${word(to)}` : t`Change stage`}
      submit={stage && closedInquiryStages.includes(stage) ? t`Close inquiry` : t`Change stage`}
      busy={busy}
      error={
        lacking && (
          <>
            {lacking} <Link to={editInquiryPath(inquiry.id)}>{t`Edit the inquiry`}</Link>
          </>
        )
      }
      onSubmit={() => (stage ? run() : setErrors({ stage: t`Choose a stage.` }))}
      onClose={onClose}
    >
      {!to && (
        <ChoiceChips
          label={t`Stage`}
          choices={wordChoices(open)}
          chosen={stage ? [stage] : []}
          single
          error={stageError}
          onChange={([chosen]) => choose(chosen)}
        />
      )}
      {to && stageError && <p className={styles.lead}>{stageError}</p>}
      {reasons && (
        <ChoiceChips
          label={t`Reason`}
          choices={wordChoices(reasons)}
          chosen={reason ? [reason] : []}
          single
          error={others.reason}
          onChange={([chosen]) => setReason(chosen ?? null)}
        />
      )}
      {needs.includes('resume_on') && (
        <DayField
          label={t`Go on`}
          value={resumeOn}
          hint={t`It goes back to where it is now on that day, and you are told.`}
          error={others.resume_on}
          onChange={setResumeOn}
        />
      )}
      {needs.includes('next_follow_up') && !needs.includes('resume_on') && (
        <FollowUpField value={next} required error={others.next_follow_up} onChange={setNext} />
      )}
      {stage && (
        <TextAreaField label={t`Note`} value={note} maxLength={stageNoteLimit} error={others.note} onChange={setNote} />
      )}
    </FormDialog>
  );
};
