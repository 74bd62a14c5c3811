import { projectLimits } from '@angan/contract/projects/project-fields.ts';
import { builderBrokerageBases, chargeBases, usualCharges } from '@angan/domain/lookups/projects.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { usualBrokeragePercent } from '@angan/domain/project-brokerage.ts';
import { Checkbox } from '@mantine/core';
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
import { RowsField } from './rows-field.tsx';

/** What the builder pays, when, and how leads are locked. */
export const BrokerageSection = (props: FormProps) => {
  const { draft, set, errors } = props;
  const isPercent = draft.brokerage_basis === 'Percent';
  return (
    <FormSection title="Brokerage and leads" hint="What the builder pays you.">
      <FieldPair>
        <SelectField
          label="Brokerage is"
          words={builderBrokerageBases}
          value={draft.brokerage_basis}
          none=""
          onChange={(brokerage_basis) => brokerage_basis && set({ brokerage_basis, brokerage_value: '' })}
        />
        {isPercent ? (
          <AmountField
            label="Brokerage"
            unit="%"
            hint={`Of the agreement value, without taxes. ${usualBrokeragePercent} % is usual`}
            {...typed(props, 'brokerage_value')}
          />
        ) : (
          <MoneyField label="Brokerage" per="for each unit" {...typed(props, 'brokerage_value')} />
        )}
      </FieldPair>
      {isPercent && (
        <RowsField
          label="Slabs"
          rows={draft.slabs}
          empty={{ from_units: '', percent: '' }}
          max={projectLimits.rows}
          add="Add slab"
          one="slab"
          error={errors.brokerage_terms}
          onChange={(slabs) => set({ slabs })}
        >
          {(row, change, number) => (
            <>
              <CountField
                label={`Slab ${number}, from units`}
                value={row.from_units}
                onChange={(from_units) => change({ from_units })}
              />
              <AmountField
                label={`Slab ${number}, percent`}
                unit="%"
                value={row.percent}
                onChange={(percent) => change({ percent })}
              />
            </>
          )}
        </RowsField>
      )}
      <TextField
        label="Paid"
        placeholder="After registration and first disbursement"
        maxLength={projectLimits.payout_rule}
        {...typed(props, 'payout_rule')}
      />
      <Checkbox
        label="Leads have to be registered with the builder"
        checked={draft.lead_registration}
        onChange={(event) => set({ lead_registration: event.currentTarget.checked })}
      />
      {draft.lead_registration && (
        <FieldPair>
          <CountField label="Days a lead is locked" hint="45 and 60 are usual" {...typed(props, 'lead_lock_days')} />
        </FieldPair>
      )}
    </FormSection>
  );
};

/** When which share of the price falls due. */
export const PlanSection = ({ draft, set, errors }: FormProps) => {
  const sum = draft.payment_plan.reduce((total, step) => total + (amountIn(step.percent) ?? 0), 0);
  return (
    <FormSection title="Payment plan">
      <RowsField
        label="Payment plan"
        rows={draft.payment_plan}
        empty={{ milestone: '', percent: '' }}
        max={projectLimits.rows}
        add="Add step"
        one="step"
        note={draft.payment_plan.length > 0 && `${formatNumber(Math.round(sum * 1000) / 1000)} % of 100 %`}
        error={errors.payment_plan}
        onChange={(payment_plan) => set({ payment_plan })}
      >
        {(row, change, number) => (
          <>
            <TextField
              label={`Step ${number}`}
              placeholder="On booking"
              maxLength={projectLimits.rowText}
              value={row.milestone}
              onChange={(milestone) => change({ milestone })}
            />
            <AmountField
              label={`Step ${number}, percent`}
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
  <FormSection title="Other charges">
    <RowsField
      label="Other charges"
      rows={draft.other_charges}
      empty={{ label: '', amount: '', basis: usualChargeBasis }}
      max={projectLimits.rows}
      add="Add charge"
      one="charge"
      error={errors.other_charges}
      onChange={(other_charges) => set({ other_charges })}
    >
      {(row, change, number) => (
        <>
          <TextField
            label={`Charge ${number}`}
            placeholder={usualCharges[(number - 1) % usualCharges.length]!}
            maxLength={projectLimits.rowText}
            value={row.label}
            onChange={(label) => change({ label })}
          />
          {row.basis === 'Percent of price' ? (
            <AmountField label="Percent" unit="%" value={row.amount} onChange={(amount) => change({ amount })} />
          ) : (
            <MoneyField label="Amount" value={row.amount} onChange={(amount) => change({ amount })} />
          )}
          <SelectField
            label="Counted"
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
