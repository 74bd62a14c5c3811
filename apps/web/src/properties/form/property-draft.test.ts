import type { Property } from '@angan/contract/properties/properties.ts';
import { expect, it } from 'vitest';
import {
  bodyOf,
  changesOf,
  draftMistakes,
  draftOf,
  emptyDraft,
  gapsOf,
  type PropertyDraft,
  priceFieldsOf,
  summaryOf,
} from './property-draft.ts';

const [flat, shop, threeBhk] = [1, 29, 6];
const flatDraft: PropertyDraft = {
  ...emptyDraft,
  property_subtype: flat,
  area: [121],
  society_name: 5,
  unit_no: 'A-1204',
  bhk: threeBhk,
  sale_price: '1.85 cr',
  contact: { kind: 'known', id: 9, name: 'Meera', number: '9811020178' },
};

it('posts the short form with its type, and no unit without a size', () => {
  expect(bodyOf(flatDraft)).toMatchObject({
    property_type: 1,
    area: [121],
    contact: 9,
    sale_price: 18_500_000,
    rent: null,
    size: null,
    size_unit: null,
  });
});

it('forgets a price whose deal was taken back, and the BHK of what has no rooms', () => {
  const [rent] = [4];
  const body = bodyOf({ ...flatDraft, property_subtype: shop, deal_type: [rent], rent: '45k' });
  expect(body).toMatchObject({ property_type: 2, sale_price: null, rent: 45_000, bhk: null });
});

it('asks for each price once', () => {
  expect(priceFieldsOf([1, 2, 4])).toEqual(['sale_price', 'rent']);
});

it('is saved as a Draft while it lacks what makes it Available', () => {
  expect(gapsOf({ ...flatDraft, society_name: null, unit_no: '' })).toEqual([]);
  expect(gapsOf({ ...flatDraft, sale_price: '' })).toEqual([]);
  expect(gapsOf({ ...flatDraft, sale_price: '', bhk: null })).toEqual(['Enter the price, or how large it is.']);
  const ours = { ...flatDraft, contact_role: 'Owner', mandate: 'Exclusive', society_name: null, unit_no: '' } as const;
  expect(gapsOf(ours)).toEqual(['Choose the society.', 'Enter the unit number.']);
});

it('does not save what names nothing, or what cannot be read', () => {
  expect(Object.keys(draftMistakes(emptyDraft)).sort()).toEqual(['area', 'contact', 'property_subtype']);
  expect(draftMistakes({ ...flatDraft, sale_price: 'about two' })).toHaveProperty('sale_price');
  expect(draftMistakes(flatDraft)).toEqual({});
});

it('reads back what was written', () => {
  expect(summaryOf(flatDraft, 'Sector 57')).toBe('3 BHK flat for sale in Sector 57, 1.85 Cr');
});

it('changes only what was changed, and forgets what the new kind of property does not have', () => {
  const property = { ...bodyOf(flatDraft), id: 7, status: 'Available', area: [{ id: 121, area: 'Sector 57' }] };
  const record = {
    ...property,
    society_name: { id: 5, society_name: 'Orchid Heights' },
    contact: { id: 9, name: 'Meera', mobile_number_1: '9811020178' },
  } as unknown as Property;
  const draft = draftOf(record);
  expect(changesOf(record, draft)).toEqual({});
  expect(changesOf(record, { ...draft, floor_no: '7', latitude: '23.033863' })).toEqual({
    floor_no: 7,
    latitude: 23.033863,
  });
  expect(changesOf(record, { ...draft, property_subtype: shop })).toEqual({
    property_subtype: shop,
    property_type: 2,
    bhk: null,
  });
});
