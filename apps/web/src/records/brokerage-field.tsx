import { type BrokerageBasis, brokerageBases, brokeragePayers } from '@angan/domain/lookups/brokerage.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { AmountField, amountIn, FieldPair, SelectField } from '../ui/form/index.ts';

const units = perLanguage<Record<BrokerageBasis, string>>(() => ({
  Percent: '%',
  'Months of rent': t`months`,
  'Fixed amount': '₹',
}));

export interface BrokerageTerms {
  basis: BrokerageBasis;
  value: number;
  payer: (typeof brokeragePayers)[number] | null;
}

interface Props {
  value: BrokerageTerms | null;
  onChange: (terms: BrokerageTerms | null) => void;
  error?: string | undefined;
}

/** What was agreed for the work, on the record's side. */
export const BrokerageField = ({ value: terms, onChange, error }: Props) => {
  const [basis, setBasis] = useState<BrokerageBasis>(terms?.basis ?? 'Percent');
  const [typed, setTyped] = useState(terms ? String(terms.value) : '');
  const value = amountIn(typed);
  const say = (next: { basis?: BrokerageBasis; typed?: string; payer?: (typeof brokeragePayers)[number] | null }) => {
    const amount = amountIn(next.typed ?? typed);
    onChange(
      typeof amount === 'number'
        ? {
            basis: next.basis ?? basis,
            value: amount,
            payer: next.payer === undefined ? (terms?.payer ?? null) : next.payer,
          }
        : null,
    );
  };
  return (
    <FieldPair>
      <AmountField
        label={t`Brokerage`}
        value={typed}
        unit={units()[basis]}
        error={error ?? (value === undefined ? t`Write a number, as 1 or 1.5.` : undefined)}
        onChange={(text) => {
          setTyped(text);
          say({ typed: text });
        }}
      />
      <SelectField
        label={t`Brokerage is`}
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
        label={t`Paid by`}
        words={brokeragePayers}
        value={terms?.payer ?? null}
        onChange={(payer) => say({ payer })}
      />
    </FieldPair>
  );
};
