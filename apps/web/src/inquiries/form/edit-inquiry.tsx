import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { address, query } from '../../core/api/index.ts';
import { nameOf } from '../../core/names/index.ts';
import { orKeep, seenOf } from '../../core/waiting/index.ts';
import { editInquiryPath, inquiryName, inquiryPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { showInquiry } from '../inquiry-cache.ts';
import { changesOf, draftMistakes, draftOf, summaryOf } from './inquiry-draft.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { useWalkIn } from './use-walk-in.ts';

/** All that is asked for, to be changed. */
export const EditInquiry = ({ id }: { id: number }) => {
  const record = useQuery({
    ...query(inquiryCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryPage
      title={t`Edit inquiry`}
      query={record}
      failed={t`The inquiry did not load.`}
      loading={t`Loading the inquiry`}
      rows={8}
    >
      {(data) => <Editor key={id} inquiry={data} />}
    </QueryPage>
  );
};

const Editor = ({ inquiry }: { inquiry: Inquiry }) => {
  const [before] = useState(() => draftOf(inquiry));
  const navigate = useNavigate();
  const walkIn = useWalkIn();
  const back = () => navigate(inquiryPath(inquiry.id), { replace: true });
  const { draft, set, errors, page } = useRecordForm({
    name: `inquiry:${inquiry.id}`,
    initial: before,
    mistakes: (now) => draftMistakes(now, inquiry),
    save: (now) => {
      const params = { id: inquiry.id };
      const body = changesOf(inquiry, now);
      return orKeep(
        inquiryCalls.update,
        { params, body },
        {
          title: t`Changes to ${inquiryName(inquiry)}`,
          detail: summaryOf(now, (id) => nameOf('areas', id)),
          changes: ['inquiry', 'property'],
          seen: seenOf(address(inquiryCalls.get.path, params), inquiry, body),
          mend: { path: editInquiryPath(inquiry.id), draft: { name: `inquiry:${inquiry.id}`, value: now } },
        },
      );
    },
    success: (changed) => t`Saved: ${inquiryName(changed)}`,
    onSaved: (changed) => {
      void showInquiry(changed);
      back();
    },
    onKept: back,
  });
  return (
    <FormPage
      {...page}
      title={t`Edit ${inquiry.inquiry_code}`}
      submit={t`Save`}
      unchanged={Object.keys(changesOf(inquiry, draft)).length === 0}
      summary={summaryOf(draft, (id) => nameOf('areas', id))}
      onCancel={back}
    >
      <InquiryForm draft={draft} errors={errors} walkIn={walkIn} set={set} whole />
    </FormPage>
  );
};
