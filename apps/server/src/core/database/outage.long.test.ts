import { test } from 'vitest';
import { outage } from '../../../test/outage.ts';

test('the product lives through fifty outages of its database in a row', () => outage(50));
