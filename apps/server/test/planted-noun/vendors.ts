import { fieldList } from '@angan/contract/imports/field-list.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { listExport } from '@angan/contract/kit/list-export.ts';
import {
  choicePair,
  givenOf,
  optionalMobilePair,
  referencePair,
  requiredTextPair,
  shownOf,
  textPair,
} from '@angan/contract/kit/pairs.ts';
import { sectionsOf } from '@angan/contract/kit/presented.ts';
import { resource } from '@angan/contract/kit/resource.ts';
import { z } from 'zod';
import { crud } from '../../src/core/crud.ts';
import { listExporter } from '../../src/core/exports/index.ts';

const vendor = sectionsOf<'Vendor'>()('Vendor');
export const vendorFields = {
  vendor_name: vendor(requiredTextPair(80), 'Vendor', { isRequired: true }),
  mobile_number: vendor(optionalMobilePair(), 'Mobile number'),
  trade: vendor(choicePair(['Painter', 'Plumber']), 'Trade'),
  area: vendor(referencePair('area'), 'Area', { imports: 'works in' }),
  comment: vendor(textPair(500), 'Comment'),
};
const VendorInput = z.object(givenOf(vendorFields));

/** A noun as the recipe in CONTRIBUTING.md makes one. The matrix has no rows of it, so it goes by those of a source. */
export const vendors = resource({
  one: 'planted_vendor' as never,
  path: '/properties/planted_vendor/',
  row: z.object({ id: z.number(), ...shownOf(vendorFields) }),
  create: VendorInput,
  update: VendorInput.partial(),
  ordering: ['vendor_name', '-vendor_name', 'id', '-id'],
  search: ['vendor_name'],
  filters: {},
});
const byRightsOf = <C extends Call>(call: C): C => ({
  ...call,
  access: call.access.replace('planted_vendor:', 'source:'),
});
export const vendorCalls = {
  list: byRightsOf(vendors.calls.list),
  get: byRightsOf(vendors.calls.get),
  create: byRightsOf(vendors.calls.create),
  update: byRightsOf(vendors.calls.update),
  remove: byRightsOf(vendors.calls.remove),
  export: listExport(vendors),
};
const own = crud(vendors, 'planted_vendor' as never);
export const vendorHandlers = {
  ...own,
  export: listExporter({ ...vendors, one: 'source' }, { title: 'Vendors', fields: vendorFields, list: own.list }),
};
export const vendorList = fieldList({
  one: 'planted_vendor' as never,
  fields: vendorFields,
  name: 'vendor_name',
  knownBy: ['mobile_number', 'vendor_name'],
  rest: 'comment',
  page: '/vendorList',
});
