import { projectLimits } from '@angan/contract/projects/project-fields.ts';
import { projectWarnings } from '@angan/contract/projects/project-rules.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { projectStatuses } from '@angan/domain/lookups/projects.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { typedDay } from '@angan/domain/typed-day.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useNames } from '../../core/names/index.ts';
import { AreasField, dealTypeChoices, subtypeChoices, useMyTypes, wordChoices } from '../../records/index.ts';
import { ChoiceChips, FieldPair, FormSection, ManyField, TextField } from '../../ui/form/index.ts';
import { type FormProps, typed } from './form-props.ts';
import { FurtherSections } from './further-sections.tsx';
import { typeOf } from './project-draft.ts';
import styles from './project-form.module.css';
import { ProjectPart } from './project-part.tsx';

/** The short form, which is enough to note a project, and everything else under it. */
export const ProjectForm = ({ whole = false, ...props }: FormProps & { whole?: boolean }) => {
  const [all, setAll] = useState(whole);
  return (
    <>
      <What {...props} />
      <Where {...props} />
      <Rera {...props} />
      {all ? (
        <FurtherSections {...props} />
      ) : (
        <div className={styles.more}>
          <Button
            variant="subtle"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={() => setAll(true)}
          >
            {t`More details`}
          </Button>
        </div>
      )}
    </>
  );
};

const What = (props: FormProps) => {
  const { draft, set, errors } = props;
  const types = useMyTypes().map(({ id }) => id);
  const chosen = typeOf(draft);
  return (
    <FormSection title={t`Project`}>
      <FieldPair>
        <TextField
          label={t`Project`}
          maxLength={projectLimits.project_name}
          required
          autoFocus
          {...typed(props, 'project_name')}
        />
        <TextField
          label={t`Builder`}
          maxLength={projectLimits.builder_name}
          required
          {...typed(props, 'builder_name')}
        />
      </FieldPair>
      <ManyField
        label={t`Subtypes`}
        placeholder={t`Flat, bungalow, shop, office`}
        // A project is of one property type: the first choice decides which.
        choices={subtypeChoices(chosen === null ? types : [chosen])}
        chosen={draft.property_subtype.filter((id) => propertySubtypes.some((row) => row.id === id))}
        required
        error={errors.property_subtype ?? errors.property_type}
        onChange={(property_subtype) => set({ property_subtype })}
      />
      <ChoiceChips
        label={t`Status`}
        choices={wordChoices(projectStatuses)}
        chosen={[draft.status]}
        required
        error={errors.status}
        onChange={([status]) => set({ status: status! })}
      />
      <ChoiceChips
        label={t`We sell it as`}
        choices={dealTypeChoices}
        chosen={draft.deal_type}
        error={errors.deal_type}
        onChange={(deal_type) => set({ deal_type })}
      />
    </FormSection>
  );
};

const Where = ({ draft, errors, set }: FormProps) => (
  <FormSection title={t`Where`}>
    <AreasField
      chosen={draft.area}
      max={projectLimits.areas}
      required
      error={errors.area}
      onChange={(area) => set({ area })}
    />
  </FormSection>
);

const Rera = (props: FormProps) => {
  const { draft } = props;
  const state = useNames(({ areas, cities }) => {
    const city = areas.find(({ id }) => id === draft.area[0])?.city;
    return cities.find(({ id }) => id === city)?.state ?? null;
  });
  const warnings = projectWarnings(
    { rera_no: draft.rera_no, rera_valid_to: typedDay(draft.rera_valid_to) ?? null },
    state,
    dayInIndia(),
  );
  return (
    <FormSection title={t`RERA and possession`}>
      <ProjectPart section="RERA and possession" {...props} />
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning} role="status">
          {warning}
        </p>
      ))}
    </FormSection>
  );
};
