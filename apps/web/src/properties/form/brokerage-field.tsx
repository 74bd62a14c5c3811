import { type BrokerageBasis, brokerageBases, brokeragePayers } from '@angan/domain/lookups/brokerage.ts';
import { useState } from 'react';
import { AmountField, amountIn, FieldPair, SelectField } from '../../ui/form/index.ts';
import type { FieldProps } from './layout-field.tsx';

const units: Record<BrokerageBasis, string> = { Percent: '%', 'Months of rent': 'months', 'Fixed amount': '₹' };

/** What was agreed for the work, on the owner's side. */
export const BrokerageField = ({ draft, set, errors }: FieldProps) => {
  const terms = draft.brokerage_terms;
  const [basis, setBasis] = useState<BrokerageBasis>(terms?.basis ?? 'Percent');
  const [typed, setTyped] = useState(terms ? String(terms.value) : '');
  const value = amountIn(typed);
  const say = (next: { basis?: BrokerageBasis; typed?: string; payer?: (typeof brokeragePayers)[number] | null }) => {
    const amount = amountIn(next.typed ?? typed);
    set({
      brokerage_terms:
        typeof amount === 'number'
          ? {
              basis: next.basis ?? basis,
              value: amount,
              payer: next.payer === undefined ? (terms?.payer ?? null) : next.payer,
            }
          : null,
    });
  };
  return (
    <FieldPair>
      <AmountField
        label="Brokerage"
        value={typed}
        unit={units[basis]}
        error={errors.brokerage_terms ?? (value === undefined ? 'Write a number, as 1 or 1.5.' : undefined)}
        onChange={(text) => {
          setTyped(text);
          say({ typed: text });
        }}
      />
      <SelectField
        label="Brokerage is"
        words={brokerageBases}
        value={basis}
        none=""
        onChange={(next) => {
          if (!next) return;
          setBasis(next);
          say({ basis: next });
        }}
      />
      <SelectField
        label="Paid by"
        words={brokeragePayers}
        value={terms?.payer ?? null}
        onChange={(payer) => say({ payer })}
      />
    </FieldPair>
  );
};
