import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { client } from '../../core/api/index.ts';

export const propertyApi = client(propertyCalls);
