import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { defaultSourceName } from '@angan/domain/lookups/sources.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, client, fieldErrors, firstNonField, query } from '../core/api/index.ts';
import { nameOf, useNames } from '../core/names/index.ts';
import { inquiryPath, knownContact, PasteLink, useMyTypes, useRecordForm, useUsualUnit } from '../records/index.ts';
import { FormPage } from '../ui/form/index.ts';
import { toast } from '../ui/toast.ts';
import { useUrlState } from '../ui/use-url-state.ts';
import { reloadInquiries } from './inquiry-cache.ts';
import { bodyOf, draftMistakes, emptyDraft, summaryOf } from './inquiry-draft.ts';
import { InquiryFields } from './inquiry-fields.tsx';

const api = client(inquiryCalls);

/** Writes a wish down. What is typed outlives a reload and a refusal; saved, it shows what fits. */
export const AddInquiryScreen = () => {
  const [type] = useMyTypes();
  const unitOf = useUsualUnit();
  const [empty] = useState(() => ({ ...emptyDraft(type!.id), size_unit: unitOf() }));
  const { draft, set, errors, refuse, ...form } = useRecordForm('inquiry:new', empty);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const walkIn = useNames(
    (names) => names.source_names.find((row) => row.source_name === defaultSourceName)?.id ?? null,
  );
  useGivenContact((contact) => set({ contact: knownContact(contact) }));
  const add = useMutation({
    mutationFn: () => api.create({ body: bodyOf(draft, walkIn) }),
    onSuccess: (inquiry) => {
      form.clear();
      toast.success(inquiryTexts.created);
      void reloadInquiries(queries);
      navigate(inquiryPath(inquiry.id), { replace: true });
    },
    onError: (error) => {
      refuse(fieldErrors(error));
      if (!(error instanceof ApiError && error.told)) toast.error(firstNonField(error) ?? inquiryTexts.createFailed);
    },
  });
  const submit = () => {
    const wrong = draftMistakes(draft);
    refuse(wrong);
    if (Object.keys(wrong).length === 0) add.mutate();
  };
  return (
    <FormPage
      title="Add inquiry"
      actions={<PasteLink />}
      submit="Add inquiry"
      busy={add.isPending}
      summary={form.isKept && summaryOf(draft, (id) => nameOf('areas', id))}
      isKept={form.isKept}
      onStartOver={form.startOver}
      onSubmit={submit}
      onCancel={() => navigate('/searchInquiry')}
    >
      <InquiryFields draft={draft} errors={errors} walkIn={walkIn} set={set} />
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
  useEffect(() => {
    if (!data || data.id !== id) return;
    take(data);
    patch({ contact: null }, { replace: true });
  });
};
