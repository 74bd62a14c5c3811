import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, client, fieldErrors, firstNonField, query } from '../../core/api/index.ts';
import { nameOf } from '../../core/names/index.ts';
import { inquiryPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { showInquiry } from '../inquiry-cache.ts';
import { changesOf, draftMistakes, draftOf, summaryOf } from './inquiry-draft.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { useWalkIn } from './use-walk-in.ts';

const api = client(inquiryCalls);

/** All that is asked for, to be changed. */
export const EditInquiry = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery({
    ...query(inquiryCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <Editor key={id} inquiry={data} />;
  return (
    <PageFrame title={t`Edit inquiry`}>
      {error ? (
        <ErrorState title={t`The inquiry did not load.`} retry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <LoadingRows rows={8} label={t`Loading the inquiry`} />
      )}
    </PageFrame>
  );
};

const Editor = ({ inquiry }: { inquiry: Inquiry }) => {
  const [before] = useState(() => draftOf(inquiry));
  const { draft, set, errors, refuse, ...form } = useRecordForm(`inquiry:${inquiry.id}`, before);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const walkIn = useWalkIn();
  const back = () => navigate(inquiryPath(inquiry.id), { replace: true });
  const changes = changesOf(inquiry, draft);
  const save = useMutation({
    mutationFn: () => api.update({ params: { id: inquiry.id }, body: changes }),
    onSuccess: (changed) => {
      form.clear();
      toast.success(t`Saved: ${changed.inquiry_code}`);
      void showInquiry(queries, changed);
      back();
    },
    onError: (error) => {
      const found = fieldErrors(error);
      refuse(found);
      if (Object.keys(found).length === 0 && !(error instanceof ApiError && error.told))
        toast.error(firstNonField(error) ?? error.message);
    },
  });
  const submit = () => {
    const wrong = draftMistakes(draft, inquiry);
    refuse(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  return (
    <FormPage
      title={t`Edit ${inquiry.inquiry_code}`}
      submit={t`Save`}
      busy={save.isPending}
      unchanged={Object.keys(changes).length === 0}
      summary={summaryOf(draft, (id) => nameOf('areas', id))}
      isKept={form.isKept}
      onStartOver={form.startOver}
      onSubmit={submit}
      onCancel={back}
    >
      <InquiryForm draft={draft} errors={errors} walkIn={walkIn} set={set} whole />
    </FormPage>
  );
};
