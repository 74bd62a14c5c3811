import { namesOf } from '@angan/contract/kit/presented.ts';
import { type LoanSection, loanLimits } from '@angan/contract/loans/loan-fields.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { loanTypes } from '@angan/domain/lookups/loans.ts';
import { scopeOf } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { useUsertype } from '../../core/session/index.ts';
import {
  AskedPropertyField,
  ContactField,
  FindField,
  FollowUpField,
  RecordFields,
  useFoundContacts,
  useFoundInquiries,
} from '../../records/index.ts';
import { FormSection, LookupField, ManyField, SelectField } from '../../ui/form/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import styles from '../loan-record.module.css';
import { bankChoices } from '../loan-words.ts';
import { EligibilityLine } from './eligibility-line.tsx';
import { formFields, type LoanDraft } from './loan-draft.ts';
import { SlabRows } from './slab-rows.tsx';

export interface LoanFormProps {
  draft: LoanDraft;
  set: (change: Partial<LoanDraft>) => void;
  /** The server's or the form's own message under each field, by the field's name. */
  errors: Record<string, string>;
  seesPayout: boolean;
  /** The first lender is named here; later ones are applications. */
  isNew?: boolean;
}

const Part = ({ section, ...props }: LoanFormProps & { section: LoanSection }) => (
  <RecordFields
    fields={formFields}
    names={namesOf(formFields, section)}
    draft={props.draft}
    set={props.set}
    errors={props.errors}
    special={{
      loan_type: () => (
        <SelectField
          label={t`Loan type`}
          words={loanTypes}
          value={props.draft.loan_type}
          none=""
          error={props.errors.loan_type}
          onChange={(loan_type) => loan_type && props.set({ loan_type })}
        />
      ),
    }}
  />
);

/** Who borrows what for which home, what they earn, and who sees to it. */
export const LoanForm = (props: LoanFormProps) => {
  const { draft, set, errors, seesPayout, isNew = false } = props;
  return (
    <>
      <FormSection title={t`Applicant`}>
        <ContactField
          label={t`Applicant`}
          value={draft.applicant}
          error={errors.applicant}
          onChange={(applicant) => set({ applicant })}
        />
        <CoApplicants {...props} />
      </FormSection>
      <FormSection title={t`Loan`}>
        <Part section="Loan" {...props} />
      </FormSection>
      <FormSection title={t`Income`} hint={word(loanTexts.estimate)}>
        <Part section="Income" {...props} />
        <EligibilityLine draft={draft} />
      </FormSection>
      <FormSection title={t`For`}>
        <AskedPropertyField value={draft.property} error={errors.property} onChange={(property) => set({ property })} />
        <FindField
          label={t`Inquiry`}
          placeholder={t`Name or code`}
          value={draft.inquiry}
          useFound={useFoundInquiries}
          optional
          error={errors.inquiry}
          onChange={(inquiry) => set({ inquiry })}
        />
        {draft.deal && (
          <p className={styles.since}>
            {t`Deal ${draft.deal.label}`}{' '}
            <Button size="xs" variant="subtle" onClick={() => set({ deal: null })}>
              {t`Unlink`}
            </Button>
          </p>
        )}
      </FormSection>
      <FormSection title={t`Bank`}>
        {isNew && (
          <LookupField
            label={t`Bank`}
            placeholder={t`Where it is known already`}
            choices={bankChoices}
            value={draft.bank}
            error={errors.bank}
            onChange={(bank) => set({ bank })}
          />
        )}
        <FindField
          label={t`Bank executive`}
          placeholder={t`Name or mobile number`}
          value={draft.bank_executive}
          useFound={useFoundContacts}
          optional
          error={errors.bank_executive}
          onChange={(bank_executive) => set({ bank_executive })}
        />
        {!isNew && draft.sanctioned_amount !== '' && <Part section="Sanction" {...props} />}
      </FormSection>
      {seesPayout && (
        <FormSection title={t`Payout`} hint={t`What the lender pays you.`}>
          <Part section="Payout" {...props} />
          <SlabRows slabs={draft.slabs} error={errors.payout_slab} onChange={(slabs) => set({ slabs })} />
        </FormSection>
      )}
      <FormSection title={t`In the office`}>
        <FollowUpField
          value={draft.next_follow_up}
          error={errors.next_follow_up}
          onChange={(next_follow_up) => set({ next_follow_up })}
        />
        <AssignedTo {...props} />
        <Part section="Notes" {...props} />
      </FormSection>
    </>
  );
};

/** Those who borrow along, each found among the contacts. */
const CoApplicants = ({ draft, set, errors }: LoanFormProps) => (
  <>
    {draft.co_applicants.map((person) => (
      <p key={person.id} className={styles.who}>
        <span className={styles.whoName}>{person.label}</span>
        <span className={styles.since}>{person.hint}</span>
        <ActionIcon
          aria-label={t`Take ${person.label} away`}
          onClick={() => set({ co_applicants: draft.co_applicants.filter(({ id }) => id !== person.id) })}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </p>
    ))}
    {draft.co_applicants.length < loanLimits.people && (
      <FindField
        // A new one each time, so that its text is empty again.
        key={draft.co_applicants.length}
        label={t`Co-applicant`}
        placeholder={t`Name or mobile number`}
        value={null}
        useFound={useFoundContacts}
        optional
        error={errors.co_applicants}
        onChange={(found) => {
          if (found && draft.co_applicants.every(({ id }) => id !== found.id))
            set({ co_applicants: [...draft.co_applicants, found] });
        }}
      />
    )}
  </>
);

const AssignedTo = ({ draft, set, errors }: LoanFormProps) => {
  const assignsAll = scopeOf(useUsertype() ?? 'Backend', 'loan:assign') === 'all';
  const people = useNames((names) => names.subusers).filter(({ user }) => user.is_active);
  if (!assignsAll) return null;
  return (
    <ManyField
      label={t`Assigned to`}
      placeholder={t`You, where nobody is named`}
      choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
      chosen={draft.assigned_to ?? []}
      error={errors.assigned_to}
      onChange={(assigned_to) => set({ assigned_to })}
    />
  );
};
