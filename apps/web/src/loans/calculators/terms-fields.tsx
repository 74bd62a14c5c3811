import { t } from '@lingui/core/macro';
import { AmountField, FieldPair } from '../../ui/form/index.ts';
import { type CalculatorProps, termsIn } from './calculator-draft.ts';

/** At what rate, and for how long. */
export const TermsFields = ({ draft, set }: Pick<CalculatorProps, 'draft' | 'set'>) => (
  <FieldPair>
    <AmountField label={t`Interest rate`} unit={t`% a year`} value={draft.rate} onChange={(rate) => set({ rate })} />
    <AmountField
      label={t`Tenure`}
      unit={t`years`}
      value={draft.years}
      error={termsIn(draft) ? undefined : t`Up to 40 years, at 0 to 100 %.`}
      onChange={(years) => set({ years })}
    />
  </FieldPair>
);
