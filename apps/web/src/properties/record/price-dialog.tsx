import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { FormDialog } from '../../ui/form/index.ts';
import { showProperty } from '../property-cache.ts';
import { PriceFields, priceMistakes, pricesNow, rupeesOf } from './price-fields.tsx';

const api = client(propertyCalls);

/** What is asked for it from now on. */
export const PriceDialog = ({ property, onClose }: { property: Property; onClose: () => void }) => {
  const [prices, setPrices] = useState(() => pricesNow(property));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall(() => api.update({ params: { id: property.id }, body: rupeesOf(prices) }), {
    success: t`Price of ${property.property_code} changed`,
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
