import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { type InquiryFields, inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { closedInquiryStages, type InquiryStage, inquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, client, fieldErrors } from '../core/api/index.ts';
import { wordChoices } from '../records/index.ts';
import { ChoiceChips, errorLine, FormDialog } from '../ui/form/index.ts';
import { toast } from '../ui/toast.ts';
import { showInquiry } from './inquiry-cache.ts';

const api = client(inquiryCalls);

/** A moment as a date-time field has it, in India, and back. */
const local = (at: string | null) =>
  at === null ? '' : new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 16);
const moment = (text: string) => (text === '' ? null : `${text}:00+05:30`);

/** How far an inquiry is. Every open stage after New needs a next step. */
export const StageDialog = ({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) => {
  const [stage, setStage] = useState<InquiryStage>(inquiry.stage);
  const [next, setNext] = useState(() => local(inquiry.next_follow_up));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const queries = useQueryClient();
  const needsNext = stage !== 'New' && !closedInquiryStages.includes(stage);
  const body = { stage, next_follow_up: moment(next) };
  const save = useMutation({
    mutationFn: () => api.update({ params: { id: inquiry.id }, body }),
    onSuccess: (changed) => {
      onClose();
      toast.success(`${changed.inquiry_code} is ${changed.stage}`);
      return showInquiry(queries, changed);
    },
    onError: (error) => {
      const found = fieldErrors(error);
      setErrors(found);
      if (Object.keys(found).length === 0 && !(error instanceof ApiError && error.told)) toast.error(error.message);
    },
  });
  const submit = () => {
    const after = { ...asFields(inquiry), ...body };
    const wrong = Object.fromEntries(Object.entries(inquiryMistakes(after)).map(([name, texts]) => [name, texts[0]!]));
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  const { stage: stageError, next_follow_up: nextError, ...others } = errors;
  return (
    <FormDialog
      opened
      title="Change stage"
      submit="Change stage"
      busy={save.isPending}
      error={Object.values(others)[0]}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceChips
        label="Stage"
        choices={wordChoices(inquiryStages)}
        chosen={[stage]}
        required
        error={stageError}
        onChange={([chosen]) => setStage(chosen!)}
      />
      {needsNext && (
        <TextInput
          label="Next follow-up"
          type="datetime-local"
          required
          min={`${dayInIndia()}T00:00`}
          value={next}
          error={errorLine(nextError)}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
};

/** An inquiry as its own rules read it: the records that stand inside it as their ids. */
const asFields = (inquiry: Inquiry): InquiryFields =>
  ({
    ...inquiry,
    contact: inquiry.contact.id,
    area: inquiry.area.map(({ id }) => id),
    society_name: inquiry.society_name.map(({ id }) => id),
    assigned_to: inquiry.assigned_to.map(({ id }) => id),
    project: inquiry.project.map(({ id }) => id),
  }) as InquiryFields;
