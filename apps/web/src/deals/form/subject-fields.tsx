import { projectUnitCalls } from '@angan/contract/projects/project-units.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import {
  dealTypeChoices,
  FindField,
  useFoundInquiries,
  useFoundProjects,
  useFoundProperties,
} from '../../records/index.ts';
import { ChoiceChips, FormSection } from '../../ui/form/index.ts';
import type { DealDraft } from './deal-draft.ts';

interface Props {
  draft: DealDraft;
  errors: Record<string, string>;
  set: (next: Partial<DealDraft>) => void;
}

const booking = dealTypes.find(({ deal_type }) => deal_type === 'New booking')!.id;

/** Whose wish it is, and which property or unit of a project changes hands in which way. */
export const SubjectFields = ({ draft, errors, set }: Props) => {
  const { property, project } = draft;
  const isOfProject = project !== null || (draft.deal_type === booking && property === null);
  const home = useQuery({
    ...query(propertyCalls.get, { params: { id: property?.id ?? 0 } }, { quiet: true }),
    enabled: property !== null,
  });
  const units = useQuery({
    ...query(projectUnitCalls.list, { query: { project: [project?.id ?? 0] } }, { quiet: true }),
    enabled: project !== null,
  });
  const offered = home.data?.deal_type;
  const types = offered ? dealTypeChoices.filter(({ id }) => offered.includes(id)) : dealTypeChoices;
  return (
    <FormSection title={t`What`}>
      <FindField
        label={t`Inquiry`}
        placeholder={t`Name or code`}
        value={draft.inquiry}
        useFound={useFoundInquiries}
        error={errors.inquiry}
        onChange={(inquiry) => set({ inquiry })}
      />
      {!isOfProject && (
        <FindField
          label={t`Property`}
          placeholder={t`Code, society or area`}
          value={property}
          useFound={useFoundProperties}
          optional
          error={errors.property}
          onChange={(found) => set({ property: found })}
        />
      )}
      <ChoiceChips
        label={t`Deal`}
        choices={project ? dealTypeChoices.filter(({ id }) => id === booking) : types}
        chosen={draft.deal_type === null ? [] : [draft.deal_type]}
        single
        error={errors.deal_type}
        onChange={([deal_type]) => set({ deal_type: deal_type ?? null })}
      />
      {isOfProject && (
        <>
          <FindField
            label={t`Project`}
            placeholder={t`Project or builder`}
            value={project}
            useFound={useFoundProjects}
            optional
            error={errors.property}
            onChange={(found) => set({ project: found, projectunit: null, property: null })}
          />
          {project && (
            <ChoiceChips
              label={t`Unit`}
              choices={(units.data?.results ?? []).map(({ id, unit_name }) => ({ id, label: unit_name }))}
              chosen={draft.projectunit === null ? [] : [draft.projectunit]}
              single
              error={errors.projectunit}
              onChange={([projectunit]) => set({ projectunit: projectunit ?? null })}
            />
          )}
        </>
      )}
    </FormSection>
  );
};
