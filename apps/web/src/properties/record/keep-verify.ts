import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import type { z } from 'zod';
import { address } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { propertyName, propertyPath } from '../../records/index.ts';

type Said = z.input<typeof propertyCalls.verify.body>;

/** Writes down what the owner said today, or keeps it until there is a line. */
export const keepVerify = (
  property: Pick<Property, 'id' | 'status'> & Parameters<typeof propertyName>[0],
  said: Said,
) => {
  const { id, status } = property;
  return orKeep(
    propertyCalls.verify,
    { params: { id }, body: said },
    {
      title: t`What the owner of ${propertyName(property)} says`,
      detail: said.answer ? word(said.answer) : '',
      changes: ['property', 'inquiry'],
      seen: { path: address(propertyCalls.get.path, { id }), values: { status } },
      mend: { path: propertyPath(id) },
    },
  );
};
