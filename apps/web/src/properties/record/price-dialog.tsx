import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { address, useCall } from '../../core/api/index.ts';
import { formatPrice } from '../../core/language/index.ts';
import { orKeep, seenOf } from '../../core/waiting/index.ts';
import { propertyName, propertyPath } from '../../records/index.ts';
import { FormDialog } from '../../ui/form/index.ts';
import { showProperty } from '../property-cache.ts';
import { PriceFields, priceMistakes, pricesNow, rupeesOf } from './price-fields.tsx';

/** What is asked for it from now on. */
export const PriceDialog = ({ property, onClose }: { property: Property; onClose: () => void }) => {
  const [prices, setPrices] = useState(() => pricesNow(property));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = () => {
    const params = { id: property.id };
    const body = rupeesOf(prices);
    return orKeep(
      propertyCalls.update,
      { params, body },
      {
        title: t`Price of ${propertyName(property)}`,
        detail: Object.values(body)
          .filter((price) => typeof price === 'number')
          .map((price) => formatPrice(price))
          .join(', '),
        changes: ['property', 'inquiry'],
        seen: seenOf(address(propertyCalls.get.path, params), property, body),
        mend: { path: propertyPath(property.id) },
      },
    );
  };
  const save = useCall(change, {
    onKept: onClose,
    success: t`Price of ${propertyName(property)} changed`,
    onFieldErrors: setErrors,
    onSuccess: (changed) => {
      onClose();
      return showProperty(changed);
    },
  });
  const submit = () => {
    const wrong = priceMistakes(prices);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  return (
    <FormDialog
      opened
      title={t`Change the price`}
      submit={t`Save`}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PriceFields property={property} prices={prices} errors={errors} autoFocus onChange={setPrices} />
    </FormDialog>
  );
};
