import { assignRules, assignRuleWords } from '@angan/domain/assigning.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { AssignDryRun } from '../records/index.ts';
import { FormSection, LookupField } from '../ui/form/index.ts';
import { SentenceChoice } from '../ui/form/sentence-choice.tsx';
import type { CompanyFieldsProps } from './company-fields.tsx';

const rules = perLanguage(() =>
  assignRules.map((rule) => ({ id: rule, label: word(rule), sentence: word(assignRuleWords[rule]) })),
);

/** Who gets the inquiries that come without a name. */
export const AssignSection = ({ form, set, errors }: CompanyFieldsProps) => {
  const people = useNames((names) => names.subusers).filter(({ user }) => user.is_active || user.id === form.assign_to);
  return (
    <FormSection
      title={t`New inquiries`}
      hint={t`Imported, pasted or added without a name under 'Assigned to'. What a salesperson adds stays with them.`}
    >
      <SentenceChoice
        label={t`Who gets them`}
        choices={rules()}
        chosen={form.assign_rule}
        onChange={(assign_rule) => set({ assign_rule })}
      />
      {form.assign_rule === 'One person' && (
        <LookupField
          label={t`Person`}
          placeholder={t`Find a person`}
          choices={people.map(({ user }) => ({ id: user.id, label: `${user.first_name} ${user.last_name}`.trim() }))}
          value={form.assign_to}
          error={errors.assign_to}
          onChange={(assign_to) => set({ assign_to })}
        />
      )}
      <AssignDryRun rule={form.assign_rule} person={form.assign_to} />
    </FormSection>
  );
};
