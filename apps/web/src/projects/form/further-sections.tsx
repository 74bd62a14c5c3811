import { projectLimits } from '@angan/contract/projects/project-fields.ts';
import { salesContactRoles } from '@angan/domain/lookups/projects.ts';
import { t } from '@lingui/core/macro';
import { ContactField } from '../../records/index.ts';
import { FormSection, SelectField } from '../../ui/form/index.ts';
import type { FormProps } from './form-props.ts';
import { BrokerageSection, ChargesSection, PlanSection } from './money-sections.tsx';
import { ProjectPart } from './project-part.tsx';
import { RowsField } from './rows-field.tsx';

/** Everything that may be said of a project beyond the short form. */
export const FurtherSections = (props: FormProps) => (
  <>
    <Building {...props} />
    <BrokerageSection {...props} />
    <PlanSection {...props} />
    <ChargesSection {...props} />
    <People {...props} />
    <Notes {...props} />
  </>
);

const Building = (props: FormProps) => (
  <FormSection title={t`Building`}>
    <ProjectPart section="Building" {...props} />
    <ProjectPart section="Amenities" {...props} />
  </FormSection>
);

const People = (props: FormProps) => {
  const { draft, set, errors } = props;
  return (
    <FormSection title={t`People and visits`}>
      <ContactField
        label={t`Sales person`}
        optional
        value={draft.builder_contact}
        error={errors.builder_contact}
        onChange={(builder_contact) => set({ builder_contact })}
      />
      <RowsField
        label={t`Others at the builder's`}
        rows={draft.sales_contacts}
        empty={{ contact: { kind: 'none' }, role: salesContactRoles[0] }}
        max={projectLimits.contacts}
        add={t`Add a person`}
        remove={(number) => t`Remove person ${number}`}
        error={errors.sales_contacts}
        onChange={(sales_contacts) => set({ sales_contacts })}
      >
        {(row, change, number) => (
          <>
            <ContactField label={t`Person ${number}`} value={row.contact} onChange={(contact) => change({ contact })} />
            <SelectField
              label={t`Role`}
              words={salesContactRoles}
              value={row.role}
              none=""
              onChange={(role) => role && change({ role })}
            />
          </>
        )}
      </RowsField>
      <ProjectPart section="People and visits" {...props} />
    </FormSection>
  );
};

const Notes = (props: FormProps) => (
  <FormSection title={t`Notes`}>
    <ProjectPart section="Notes" {...props} />
  </FormSection>
);
