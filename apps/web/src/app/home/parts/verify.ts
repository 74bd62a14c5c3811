import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { client } from '../../../core/api/index.ts';

const api = client(propertyCalls);

/** Says that a property is still to be had. */
export const verifyAvailable = (id: number) =>
  api.verify({ params: { id }, body: { answer: 'Available' } }, { quiet: true });
