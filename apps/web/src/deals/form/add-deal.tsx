import { dealCalls } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { projectCalls } from '@angan/contract/projects/projects.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { dealPath, foundProject, inquiryPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { showDeal } from '../deal-cache.ts';
import { bodyOf, type DealDraft, draftFrom, draftMistakes } from './deal-draft.ts';
import { DealForm } from './deal-form.tsx';

const api = client(dealCalls);

type Known = Readonly<Record<'inquiry' | 'property' | 'project', number>>;

/** Writes a deal down, with what the records say of it that one comes from. */
export const AddDeal = ({ known }: { known: Known }) => {
  const quiet = { quiet: true } as const;
  const inquiry = useQuery({
    ...query(inquiryCalls.get, { params: { id: known.inquiry } }, quiet),
    enabled: known.inquiry > 0,
  });
  const property = useQuery({
    ...query(propertyCalls.get, { params: { id: known.property } }, quiet),
    enabled: known.property > 0,
  });
  const project = useQuery({
    ...query(projectCalls.get, { params: { id: known.project } }, quiet),
    enabled: known.project > 0,
  });
  const waiting = [inquiry, property, project].find(({ isEnabled, data }) => isEnabled && !data);
  if (waiting)
    return (
      <QueryPage
        title={t`Add deal`}
        query={waiting as typeof inquiry}
        failed={t`The record did not load.`}
        loading={t`Loading the record`}
        rows={8}
      >
        {() => null}
      </QueryPage>
    );
  const initial = draftFrom({
    inquiry: inquiry.data,
    property: property.data,
    project: project.data && foundProject(project.data),
  });
  return <Writer initial={initial} name={`deal:add:${Object.values(known).join(':')}`} from={known} />;
};

const Writer = ({ initial, name, from }: { initial: DealDraft; name: string; from: Known }) => {
  const [empty] = useState(initial);
  const navigate = useNavigate();
  const { draft, set, errors, page } = useRecordForm({
    name,
    initial: empty,
    mistakes: draftMistakes,
    save: (now) => api.create({ body: bodyOf(now) }),
    success: word(dealTexts.created),
    failure: word(dealTexts.createFailed),
    onSaved: (deal) => {
      void showDeal(deal);
      navigate(dealPath(deal.id), { replace: true });
    },
  });
  const back = from.inquiry ? inquiryPath(from.inquiry) : '/deals';
  return (
    <FormPage
      {...page}
      title={t`Add deal`}
      submit={t`Add deal`}
      summary={[draft.inquiry?.label, draft.property?.label ?? draft.project?.label].filter(Boolean).join(', ')}
      onCancel={() => navigate(back)}
    >
      <DealForm draft={draft} errors={errors} set={set} />
    </FormPage>
  );
};
