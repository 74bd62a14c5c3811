import type { Call } from '@angan/contract/kit/call.ts';
import { reference, requiredText, text } from '@angan/contract/kit/fields.ts';
import { resource } from '@angan/contract/kit/resource.ts';
import { z } from 'zod';
import { crud } from '../../src/core/crud.ts';

const VendorInput = z.object({ vendor_name: requiredText(80), comment: text(500), area: reference() });
const Vendor = z.object({
  id: z.number(),
  vendor_name: z.string(),
  comment: z.string(),
  area: z.number().nullable(),
});

/** A noun as the recipe in CONTRIBUTING.md makes one. The matrix has no rows of it, so it goes by those of a source. */
export const vendors = resource({
  one: 'vendor' as never,
  path: '/properties/vendor/',
  row: Vendor,
  create: VendorInput,
  update: VendorInput.partial(),
  ordering: ['vendor_name', '-vendor_name', 'id', '-id'],
  search: ['vendor_name'],
  filters: {},
});
const byRightsOf = <C extends Call>(call: C): C => ({ ...call, access: call.access.replace('vendor:', 'source:') });
export const vendorCalls = {
  list: byRightsOf(vendors.calls.list),
  get: byRightsOf(vendors.calls.get),
  create: byRightsOf(vendors.calls.create),
  update: byRightsOf(vendors.calls.update),
  remove: byRightsOf(vendors.calls.remove),
};
export const vendorHandlers = crud(vendors, 'vendor' as never);
