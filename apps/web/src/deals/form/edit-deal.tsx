import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query } from '../../core/api/index.ts';
import { dealPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { showDeal } from '../deal-cache.ts';
import { dealName, subjectOf } from '../deal-words.ts';
import { changesOf, draftMistakes, draftOf } from './deal-draft.ts';
import { DealForm } from './deal-form.tsx';

const api = client(dealCalls);

/** All that is said of a deal, to be changed. */
export const EditDeal = ({ id }: { id: number }) => {
  const record = useQuery({
    ...query(dealCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryPage
      title={t`Edit deal`}
      query={record}
      failed={t`The deal did not load.`}
      loading={t`Loading the deal`}
      rows={8}
    >
      {(data) => <Editor key={id} deal={data} />}
    </QueryPage>
  );
};

const Editor = ({ deal }: { deal: Deal }) => {
  const [before] = useState(() => draftOf(deal));
  const navigate = useNavigate();
  const back = () => navigate(dealPath(deal.id), { replace: true });
  const { draft, set, errors, page } = useRecordForm({
    name: `deal:${deal.id}`,
    initial: before,
    mistakes: draftMistakes,
    save: (now) => api.update({ params: { id: deal.id }, body: changesOf(deal, now) }),
    success: (changed) => t`Saved: ${dealName(changed)}`,
    onSaved: (changed) => {
      void showDeal(changed);
      back();
    },
  });
  return (
    <FormPage
      {...page}
      title={t`Edit ${deal.deal_code}`}
      submit={t`Save`}
      unchanged={Object.keys(changesOf(deal, draft)).length === 0}
      summary={[personName(deal.buyer.name), subjectOf(deal)].join(', ')}
      onCancel={back}
    >
      <DealForm draft={draft} errors={errors} set={set} deal={deal} />
    </FormPage>
  );
};
