import { assignRules } from '@angan/domain/assigning.ts';
import { type LeadSource, leadDuplicateRules } from '@angan/domain/leads/index.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { AssignDryRun } from '../../records/index.ts';
import { FieldPair, LookupField, SelectField } from '../../ui/form/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import type { RuleDraft } from './source-draft.ts';

interface Props {
  source: LeadSource;
  draft: RuleDraft;
  errors: Record<string, string>;
  set: (changed: Partial<RuleDraft>) => void;
}

/** What becomes of its leads: whose they are, what a number does that is asking already, and what is taken for granted. */
export const RuleFields = ({ source, draft, errors, set }: Props) => {
  const people = useNames((names) => names.subusers).filter(
    ({ user }) => user.is_active || user.id === draft.assign_to,
  );
  return (
    <>
      <FieldPair>
        <SelectField
          label={t`New leads go`}
          words={assignRules}
          value={draft.assign_rule}
          none={t`As other inquiries`}
          error={errors.assign_rule}
          onChange={(assign_rule) => set({ assign_rule })}
        />
        <SelectField
          label={t`Same number, open inquiry`}
          words={leadDuplicateRules}
          value={draft.duplicate_rule}
          error={errors.duplicate_rule}
          onChange={(duplicate_rule) => duplicate_rule && set({ duplicate_rule })}
        />
      </FieldPair>
      {draft.assign_rule === 'One person' && (
        <LookupField
          label={t`Person`}
          choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
          value={draft.assign_to}
          error={errors.assign_to}
          onChange={(assign_to) => set({ assign_to })}
        />
      )}
      <AssignDryRun rule={draft.assign_rule} person={draft.assign_to} source={source} />
      <FieldPair>
        <LookupField
          label={t`Property type, where it does not say`}
          choices={propertyTypes.map(({ id, property_type }) => ({ id, label: word(property_type) }))}
          value={draft.default_property_type}
          placeholder={word('Residential')}
          error={errors.default_property_type}
          onChange={(default_property_type) => set({ default_property_type })}
        />
        <LookupField
          label={t`Deal type, where it does not say`}
          choices={dealTypes.map(({ id, deal_type }) => ({ id, label: word(deal_type) }))}
          value={draft.default_deal_type}
          placeholder={word('Sale')}
          error={errors.default_deal_type}
          onChange={(default_deal_type) => set({ default_deal_type })}
        />
      </FieldPair>
    </>
  );
};
