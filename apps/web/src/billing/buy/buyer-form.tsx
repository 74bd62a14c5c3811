import type { Buyer } from '@angan/contract/billing/orders.ts';
import { billingTexts } from '@angan/contract/billing/texts.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { gstinFault, stateCodeOfGstin, tidyTaxNumber } from '@angan/domain/tax-numbers.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { FieldPair, SelectField, TextField } from '../../ui/form/index.ts';

interface Props {
  buyer: Buyer;
  errors: Partial<Record<string, string>>;
  onChange: (changes: Partial<Buyer>) => void;
}
const names = states.map(({ state }) => state);
const codeOf = (name: string | null): string => states.find(({ state }) => state === name)?.gst_state_code ?? '';

/** To whom the invoice goes. A good GST number says its state. */
export const BuyerForm = ({ buyer, errors, onChange }: Props) => {
  const state = states.find(({ gst_state_code }) => gst_state_code === buyer.state_code)?.state ?? null;
  const number = tidyTaxNumber(buyer.gstin);
  const isWrong = number.length === 15 && gstinFault(number) !== undefined;
  return (
    <>
      <FieldPair>
        <TextField
          label={t`Legal name`}
          value={buyer.legal_name}
          onChange={(legal_name) => onChange({ legal_name })}
          error={errors.legal_name}
        />
        <TextField
          label={t`GSTIN, optional`}
          value={buyer.gstin}
          error={errors.gstin ?? (isWrong ? word(billingTexts.gstin) : undefined)}
          onChange={(gstin) => {
            const typed = tidyTaxNumber(gstin);
            const isGood = typed.length === 15 && gstinFault(typed) === undefined;
            onChange({ gstin, ...(isGood && { state_code: stateCodeOfGstin(typed) }) });
          }}
        />
      </FieldPair>
      <TextField
        label={t`Address`}
        value={buyer.address}
        onChange={(address) => onChange({ address })}
        error={errors.address}
      />
      <SelectField
        label={t`State`}
        words={names}
        value={state}
        onChange={(name) => onChange({ state_code: codeOf(name) })}
        error={errors.state_code}
        hint={t`It decides whether CGST and SGST or IGST stands on the invoice.`}
      />
    </>
  );
};
