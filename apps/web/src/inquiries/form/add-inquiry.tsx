import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatDate, word } from '../../core/language/index.ts';
import { nameOf } from '../../core/names/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import {
  inquiryPath,
  knownContact,
  newPersonOf,
  PasteLink,
  requirementText,
  useMyTypes,
  useRecordForm,
  useUsualUnit,
} from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { showInquiry } from '../inquiry-cache.ts';
import { bodyOf, draftMistakes, emptyDraft, summaryOf } from './inquiry-draft.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { SimilarNotice, useSimilar } from './similar-notice.tsx';
import { useWalkIn } from './use-walk-in.ts';

const api = client(inquiryCalls);
const formName = 'inquiry:add';
const areaName = (id: number) => nameOf('areas', id);

/** Writes a wish down. What is typed outlives a reload and a refusal; saved, it shows what fits. */
export const AddInquiry = () => {
  const [type] = useMyTypes();
  const unitOf = useUsualUnit();
  const [empty] = useState(() => ({ ...emptyDraft(type!.id), size_unit: unitOf() }));
  const navigate = useNavigate();
  const walkIn = useWalkIn();
  const open = (inquiry: Inquiry) => {
    void showInquiry(inquiry);
    navigate(inquiryPath(inquiry.id), { replace: true });
  };
  const { draft, set, errors, clear, failing, page } = useRecordForm({
    name: formName,
    initial: empty,
    mistakes: draftMistakes,
    save: (now) =>
      orKeep(
        inquiryCalls.create,
        { body: bodyOf(now, walkIn) },
        {
          title: t`New inquiry, ${personName('name' in now.contact ? now.contact.name : null)}`,
          detail: summaryOf(now, areaName),
          changes: ['inquiry', 'contact', 'property'],
          makes: newPersonOf(now.contact),
          mend: { path: '/addInquiry', draft: { name: formName, value: now } },
        },
      ),
    success: word(inquiryTexts.created),
    failure: word(inquiryTexts.createFailed),
    onSaved: open,
    onKept: () => navigate('/searchInquiry', { replace: true }),
  });
  const similar = useSimilar(draft);
  useGivenContact((contact) => set({ contact: knownContact(contact) }));
  const addTo = useCall(
    (to: Inquiry) => {
      const said = [`${formatDate(new Date())}: ${summaryOf(draft, areaName)}.`, draft.comment]
        .filter(Boolean)
        .join(' ');
      return api.addTo({ params: { id: to.id }, body: { comment: said, raw_text: draft.raw_text } });
    },
    {
      success: (inquiry) => t`Added to ${requirementText(inquiry)}`,
      ...failing,
      onSuccess: (inquiry) => {
        clear();
        open(inquiry);
      },
    },
  );
  return (
    <FormPage
      {...page}
      title={t`Add inquiry`}
      actions={<PasteLink />}
      submit={similar.length > 0 ? t`Make a new one` : t`Add inquiry`}
      summary={page.isKept && summaryOf(draft, areaName)}
      onCancel={() => navigate('/searchInquiry')}
    >
      <InquiryForm
        draft={draft}
        errors={errors}
        walkIn={walkIn}
        set={set}
        notice={<SimilarNotice found={similar} busy={addTo.isPending} onAdd={(to) => addTo.mutate(to)} />}
      />
    </FormPage>
  );
};

/**
 * The contact that the address names, as it does when one comes from a contact's record. Once taken it leaves the address,
 * so that a reload does not undo what was chosen since.
 */
const useGivenContact = (take: (contact: Parameters<typeof knownContact>[0]) => void) => {
  const { get, patch } = useUrlState();
  const id = Number(get('contact')) || 0;
  const { data } = useQuery({ ...query(contactCalls.get, { params: { id } }, { quiet: true }), enabled: id > 0 });
  const taken = useRef(0);
  useEffect(() => {
    // The address changes a while after it is asked to: once is enough.
    if (!data || data.id !== id || taken.current === id) return;
    taken.current = id;
    take(data);
    patch({ contact: null }, { replace: true });
  });
};
