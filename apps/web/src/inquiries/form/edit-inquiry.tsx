import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { nameOf } from '../../core/names/index.ts';
import { inquiryPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
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
  const walkIn = useWalkIn();
  const back = () => navigate(inquiryPath(inquiry.id), { replace: true });
  const changes = changesOf(inquiry, draft);
  const save = useCall(() => api.update({ params: { id: inquiry.id }, body: changes }), {
    success: (changed) => t`Saved: ${changed.inquiry_code}`,
    onFieldErrors: refuse,
    onSuccess: (changed) => {
      form.clear();
      void showInquiry(changed);
      back();
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
