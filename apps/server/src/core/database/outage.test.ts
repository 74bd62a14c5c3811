import { test } from 'vitest';
import { outage } from '../../../test/outage.ts';

test(
  'the product lives through a database that is stopped, killed and cut off, and loses and doubles nothing',
  () => outage(3),
  180_000,
);
