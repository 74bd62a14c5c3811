import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { AssignRule } from '@angan/domain/assigning.ts';
import { scopeOf } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { perLanguage } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { useAuth, useMay, useUsertype } from '../../core/session/index.ts';
import { BrokerageField, ContactField, SourceField } from '../../records/index.ts';
import { FieldPair, FormSection, ManyField, TextAreaField } from '../../ui/form/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import type { FieldProps } from './field-props.ts';
import { PlainField } from './plain-field.tsx';

/** To whom a new inquiry goes that is given to nobody, by the office's rule. */
const goesTo = perLanguage<Readonly<Record<Exclude<AssignRule, 'Nobody'>, string>>>(() => ({
  'Round robin': t`Left empty, it goes to the next in turn.`,
  'By area': t`Left empty, it goes by its area.`,
  'By domain': t`Left empty, it goes to whom its property type belongs.`,
  'One person': t`Left empty, it goes to the one person that the office has chosen.`,
}));

/** Where a wish comes from, and who sees to it. */
export const OfficeSection = ({ walkIn, ...props }: FieldProps & { walkIn: number | null }) => {
  const { draft, errors, set } = props;
  const mayLock = useMay('contact:locked');
  const assignsAll = scopeOf(useUsertype() ?? 'Backend', 'inquiry:assign') === 'all';
  const rule = useAuth(({ userCompanyInfo }) => userCompanyInfo?.assign_rule) ?? 'Nobody';
  const people = useNames((names) => names.subusers).filter(({ user }) => user.is_active);
  return (
    <FormSection title={t`In the office`}>
      <FieldPair>
        <SourceField
          value={draft.source === undefined ? walkIn : draft.source}
          error={errors.source}
          onChange={(source) => set({ source })}
        />
        <PlainField field="source_detail" {...props} />
      </FieldPair>
      {assignsAll && (
        <ManyField
          label={t`Assigned to`}
          placeholder={t`Nobody yet`}
          hint={rule === 'Nobody' ? undefined : goesTo()[rule]}
          choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
          chosen={draft.assigned_to}
          error={errors.assigned_to}
          onChange={(assigned_to) => set({ assigned_to })}
        />
      )}
      <PlainField field="contact_role" {...props} />
      {(draft.contact_role === 'Co-broker for a client' || draft.co_broker.kind !== 'none') && (
        <>
          <ContactField
            label={t`Co-broker`}
            value={draft.co_broker}
            error={errors.co_broker}
            onChange={(co_broker) => set({ co_broker })}
          />
          <PlainField field="co_broker_split" {...props} />
        </>
      )}
      <BrokerageField
        value={draft.brokerage_terms}
        error={errors.brokerage_terms}
        onChange={(brokerage_terms) => set({ brokerage_terms })}
      />
      <PlainField field="priority" {...props} />
      {mayLock && (
        <Checkbox
          label={t`Only Owner and Co-Owner see it`}
          checked={draft.locked_inquiry}
          onChange={(event) => set({ locked_inquiry: event.currentTarget.checked })}
        />
      )}
      <TextAreaField
        label={t`Message received`}
        value={draft.raw_text}
        maxLength={inquiryLimits.raw_text}
        error={errors.raw_text}
        onChange={(raw_text) => set({ raw_text })}
      />
    </FormSection>
  );
};
