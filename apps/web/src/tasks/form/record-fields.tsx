import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import {
  FindField,
  useFoundContacts,
  useFoundInquiries,
  useFoundProjects,
  useFoundProperties,
} from '../../records/index.ts';
import { ChoiceChips } from '../../ui/form/index.ts';
import { useFoundDeals } from './found-deals.ts';
import { useFoundLoans } from './found-loans.ts';
import { kindsOf, type RecordKind, recordKinds, type TaskDraft } from './task-draft.ts';

const words = perLanguage<Record<RecordKind, { label: string; placeholder: string }>>(() => ({
  inquiry: { label: t`Inquiry`, placeholder: t`Name or code` },
  property: { label: t`Property`, placeholder: t`Code, society or area` },
  contact: { label: t`Contact`, placeholder: t`Name or mobile number` },
  project: { label: t`Project`, placeholder: t`Project or builder` },
  deal: { label: t`Deal`, placeholder: t`Code, name or society` },
  loan: { label: t`Loan`, placeholder: t`Code or applicant` },
}));
const finders = {
  inquiry: useFoundInquiries,
  property: useFoundProperties,
  contact: useFoundContacts,
  project: useFoundProjects,
  deal: useFoundDeals,
  loan: useFoundLoans,
} as const;

interface Props {
  draft: TaskDraft;
  errors: Record<string, string>;
  set: (next: Partial<TaskDraft>) => void;
}

/** The record that a task is for; of a visit who goes there and what is seen. */
export const TaskRecordFields = ({ draft, errors, set }: Props) => {
  const mayDeal = useMay('deal:view');
  const isVisit = draft.type === 'Site Visit';
  const offered = isVisit ? (['property', 'project'] as const) : recordKinds.filter((one) => one !== 'deal' || mayDeal);
  const kind = isVisit && draft.kind !== 'project' ? 'property' : draft.kind;
  return (
    <>
      <ChoiceChips
        label={isVisit ? t`What is seen` : t`What it is for`}
        choices={offered.map((id) => ({ id, label: words()[id].label }))}
        chosen={[kind]}
        required
        onChange={([chosen]) => set({ kind: chosen! })}
      />
      {kindsOf(draft).map((one, at) => (
        <FindField
          key={one}
          {...words()[one]}
          value={draft[one]}
          useFound={finders[one]}
          optional
          // What the server says of a record that is missing stands at the inquiry.
          error={errors[one] ?? (at === 0 ? errors.inquiry : undefined)}
          onChange={(found) => set({ [one]: found })}
        />
      ))}
    </>
  );
};
