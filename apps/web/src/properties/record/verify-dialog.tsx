import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { type VerifyAnswer, verifyAnswers } from '@angan/contract/properties/verifying.ts';
import { withdrawReasons } from '@angan/domain/lookups/property-lists.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { propertyName, wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormDialog } from '../../ui/form/index.ts';
import { showProperty } from '../property-cache.ts';
import { keepVerify } from './keep-verify.ts';
import { PriceFields, priceMistakes, pricesNow, rupeesOf } from './price-fields.tsx';

interface Props {
  property: Property;
  /** What is chosen when it opens. */
  first?: VerifyAnswer;
  onClose: () => void;
}

/** What the owner said today: still to be had, at another price, or gone. */
export const VerifyDialog = ({ property, first = 'Available', onClose }: Props) => {
  const [answer, setAnswer] = useState<VerifyAnswer>(first);
  const [prices, setPrices] = useState(() => pricesNow(property));
  const [reason, setReason] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const verify = useCall(
    () =>
      keepVerify(property, {
        answer,
        ...(answer === 'Price changed' && rupeesOf(prices)),
        ...(answer === 'Gone' && { status: 'Withdrawn' as const, reason: reason as never }),
      }),
    {
      onKept: onClose,
      success: (changed) =>
        changed.status === property.status
          ? t`${propertyName(changed)} is verified today`
          : t`${propertyName(changed)} is ${word(changed.status)}`,
      onFieldErrors: setErrors,
      onSuccess: (changed) => {
        onClose();
        return showProperty(changed);
      },
    },
  );
  const submit = () => {
    const wrong: Record<string, string> = {};
    if (answer === 'Gone' && !reason) wrong.reason = word(propertyTexts.reasonNeeded);
    if (answer === 'Price changed') Object.assign(wrong, priceMistakes(prices));
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) verify.mutate();
  };
  return (
    <FormDialog
      opened
      title={t`What does the owner of ${propertyName(property)} say?`}
      submit={t`Verified today`}
      busy={verify.isPending}
      error={errors.status}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`It is`}
        choices={wordChoices(verifyAnswers)}
        chosen={[answer]}
        required
        onChange={([next]) => {
          setAnswer(next!);
          setErrors({});
        }}
      />
      {answer === 'Price changed' && (
        <PriceFields property={property} prices={prices} errors={errors} onChange={setPrices} />
      )}
      {answer === 'Gone' && (
        <ChoiceChips
          label={t`Reason`}
          choices={wordChoices<string>(withdrawReasons)}
          chosen={reason ? [reason] : []}
          single
          error={errors.reason}
          onChange={([next]) => setReason(next ?? null)}
        />
      )}
    </FormDialog>
  );
};
