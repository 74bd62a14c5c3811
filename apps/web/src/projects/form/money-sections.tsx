import { projectLimits } from '@angan/contract/projects/project-fields.ts';
import { builderBrokerageBases, chargeBases, usualCharges } from '@angan/domain/lookups/projects.ts';
import { usualBrokeragePercent } from '@angan/domain/project-brokerage.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, word } from '../../core/language/index.ts';
import {
  AmountField,
  amountIn,
  CountField,
  FieldPair,
  FormSection,
  MoneyField,
  SelectField,
  TextField,
} from '../../ui/form/index.ts';
import { type FormProps, typed } from './form-props.ts';
import { usualChargeBasis } from './project-draft.ts';
import { ProjectPart } from './project-part.tsx';
import { RowsField } from './rows-field.tsx';

/** What the builder pays, when, and how leads are locked. */
export const BrokerageSection = (props: FormProps) => {
  const { draft, set, errors } = props;
  const isPercent = draft.brokerage_basis === 'Percent';
  return (
    <FormSection title={t`Brokerage and leads`} hint={t`What the builder pays you.`}>
      <FieldPair>
        <SelectField
          label={t`Brokerage is`}
          words={builderBrokerageBases}
          value={draft.brokerage_basis}
          none=""
          onChange={(brokerage_basis) => brokerage_basis && set({ brokerage_basis, brokerage_value: '' })}
        />
        {isPercent ? (
          <AmountField
            label={t`Brokerage`}
            unit="%"
            hint={t`Of the agreement value, without taxes. ${usualBrokeragePercent} % is usual`}
            {...typed(props, 'brokerage_value')}
          />
        ) : (
          <MoneyField label={t`Brokerage`} per={t`for each unit`} {...typed(props, 'brokerage_value')} />
        )}
      </FieldPair>
      {isPercent && (
        <RowsField
          label={t`Slabs`}
          rows={draft.slabs}
          empty={{ from_units: '', percent: '' }}
          max={projectLimits.rows}
          add={t`Add slab`}
          remove={(number) => t`Remove slab ${number}`}
          error={errors.brokerage_terms}
          onChange={(slabs) => set({ slabs })}
        >
          {(row, change, number) => (
            <>
              <CountField
                label={t`Slab ${number}, from units`}
                value={row.from_units}
                onChange={(from_units) => change({ from_units })}
              />
              <AmountField
                label={t`Slab ${number}, percent`}
                unit="%"
                value={row.percent}
                onChange={(percent) => change({ percent })}
              />
            </>
          )}
        </RowsField>
      )}
      <ProjectPart section="Brokerage and leads" {...props} />
    </FormSection>
  );
};

/** When which share of the price falls due. */
export const PlanSection = ({ draft, set, errors }: FormProps) => {
  const sum = draft.payment_plan.reduce((total, step) => total + (amountIn(step.percent) ?? 0), 0);
  return (
    <FormSection title={t`Payment plan`}>
      <RowsField
        label={t`Payment plan`}
        rows={draft.payment_plan}
        empty={{ milestone: '', percent: '' }}
        max={projectLimits.rows}
        add={t`Add step`}
        remove={(number) => t`Remove step ${number}`}
        note={draft.payment_plan.length > 0 && t`${formatNumber(Math.round(sum * 1000) / 1000)} % of 100 %`}
        error={errors.payment_plan}
        onChange={(payment_plan) => set({ payment_plan })}
      >
        {(row, change, number) => (
          <>
            <TextField
              label={t`Step ${number}`}
              placeholder={t`On booking`}
              maxLength={projectLimits.rowText}
              value={row.milestone}
              onChange={(milestone) => change({ milestone })}
            />
            <AmountField
              label={t`Step ${number}, percent`}
              unit="%"
              value={row.percent}
              onChange={(percent) => change({ percent })}
            />
          </>
        )}
      </RowsField>
    </FormSection>
  );
};

/** What is paid beside the price. */
export const ChargesSection = ({ draft, set, errors }: FormProps) => (
  <FormSection title={t`Other charges`}>
    <RowsField
      label={t`Other charges`}
      rows={draft.other_charges}
      empty={{ label: '', amount: '', basis: usualChargeBasis }}
      max={projectLimits.rows}
      add={t`Add charge`}
      remove={(number) => t`Remove charge ${number}`}
      error={errors.other_charges}
      onChange={(other_charges) => set({ other_charges })}
    >
      {(row, change, number) => (
        <>
          <TextField
            label={t`Charge ${number}`}
            placeholder={word(usualCharges[(number - 1) % usualCharges.length]!)}
            maxLength={projectLimits.rowText}
            value={row.label}
            onChange={(label) => change({ label })}
          />
          {row.basis === 'Percent of price' ? (
            <AmountField label={t`Percent`} unit="%" value={row.amount} onChange={(amount) => change({ amount })} />
          ) : (
            <MoneyField label={t`Amount`} value={row.amount} onChange={(amount) => change({ amount })} />
          )}
          <SelectField
            label={t`Counted`}
            words={chargeBases}
            value={row.basis}
            none=""
            onChange={(basis) => basis && change({ basis })}
          />
        </>
      )}
    </RowsField>
  </FormSection>
);
