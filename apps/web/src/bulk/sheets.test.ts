import { describe, expect, test } from 'vitest';
import { inquirySheet } from './inquiry-sheet.ts';
import { propertySheet } from './property-sheet.ts';
import type { Lists } from './use-lists.ts';

const lists: Lists = {
  areas: [
    { id: 1, label: 'Bopal', also: ['Bopal-Ambli'] },
    { id: 2, label: 'Shela' },
    { id: 3, label: 'Satellite' },
    { id: 4, label: 'South Bopal' },
  ],
  societies: [
    { id: 11, label: 'Orchid Heights', area: 1 },
    { id: 12, label: 'Orchid Heights', area: 2 },
    { id: 13, label: 'Neem Villas', area: 3 },
  ],
  sources: [{ id: 21, label: 'Walk-in' }],
  people: [{ id: 31, label: 'Kavita Vora' }],
  types: [1, 2],
  unit: 'Sqft',
  landUnit: 'SqYd',
  mayAddArea: true,
  mayAddSociety: true,
};
const make = { area: () => undefined, society: () => undefined };

const flat = {
  contact_name: 'Asha Patel',
  mobile_number_1: '+91 98240 11768',
  property_subtype: 'flat',
  deal_type: 'sale',
  area: 'bopal',
  society_name: 'orchid',
  unit_no: 'A-402',
  bhk: '3bhk',
  size: '1,850',
  furniture: 'SF',
  sale_price: '85 L',
};
const property = (cells: Record<string, string>) => propertySheet(lists, make).judge(cells);
const wish = (cells: Record<string, string>) => inquirySheet(lists, make).judge(cells);

describe('a row of a property', () => {
  test('is read as brokers write it', () => {
    expect(property(flat)).toEqual({
      notes: {},
      body: expect.objectContaining({
        contact: { name: 'Asha Patel', mobile_number_1: '9824011768' },
        property_type: 1,
        property_subtype: 1,
        deal_type: [1],
        area: [1],
        society_name: 11,
        bhk: 6,
        furniture: 2,
        size: 1850,
        size_unit: 'Sqft',
        sale_price: 8_500_000,
      }),
    });
  });

  test('says in the cell what is missing, unreadable or not in the list', () => {
    const { notes } = property({ ...flat, mobile_number_1: '98', sale_price: 'cheap', furniture: 'golden', size: '' });
    expect(Object.fromEntries(Object.entries(notes).map(([key, { text }]) => [key, text]))).toEqual({
      mobile_number_1: 'Enter valid mobile number',
      sale_price: 'Write the amount as 85 L, 1.25 Cr or 95,00,000.',
      furniture: '"golden" is not in the list.',
      size: 'Enter the size.',
    });
    const { sale_price: _, ...priceless } = flat;
    expect(property(priceless).notes).toEqual({});
  });

  test('offers to make an area or a society that is not here, and names the area of one that is elsewhere', () => {
    const unknown = property({ ...flat, area: 'Ghuma', society_name: '' }).notes.area;
    expect(unknown).toMatchObject({ tone: 'bad', create: expect.any(Function) });
    expect(property({ ...flat, society_name: 'New Heights' }).notes.society_name?.create).toBeDefined();
    expect(property({ ...flat, society_name: 'Neem Villas' }).notes.society_name).toEqual({
      tone: 'bad',
      text: 'Neem Villas is in Satellite.',
    });
    expect(property({ ...flat, area: 's' }).notes.area?.text).toMatch(/^Which one: S.* or .*\?$/);
    expect(property({ ...flat, furniture: 'furnished' }).notes.furniture?.text).toBe(
      'Which one: Semi-furnished or Fully furnished?',
    );
  });

  test('takes the unit from behind the size, and that of land for a plot', () => {
    expect(property({ ...flat, size: '242 gaj' }).body).toMatchObject({ size: 242, size_unit: 'SqYd' });
    const plot = { ...flat, property_subtype: 'Residential Plot', bhk: '', furniture: '', unit_no: '' };
    expect(property(plot).body).toMatchObject({ size_unit: 'SqYd' });
  });

  test('takes the day of a possession from behind its words, and says when it is missing', () => {
    expect(property({ ...flat, possession: 'Under construction 31/12/2027' }).body).toMatchObject({
      possession: 9,
      possession_date: '2027-12-31',
    });
    expect(property({ ...flat, possession: 'Under construction' }).notes.possession?.text).toBe(
      'Enter the date of possession.',
    );
  });

  test('leaves out what its kind is not asked, and says so without stopping', () => {
    const shop = { ...flat, property_subtype: 'Shop', bhk: '3', furniture: '' };
    const { body, notes } = property(shop);
    expect(body).not.toHaveProperty('bhk');
    expect(notes.bhk).toMatchObject({ tone: 'warn' });
  });
});

describe('a row of an inquiry', () => {
  const buyer = {
    mobile_number_1: '9824011768',
    deal_type: 'buy',
    area: 'Bopal / Shela',
    bhk: '2/3 bhk',
    property_subtype: 'Flat/Apartment, villa',
    budget_max: '1.25 cr',
  };

  test('splits what names several, on commas, slashes and ampersands, but not inside a name', () => {
    expect(wish({ ...buyer, furniture: 'UF & SF', assigned_to: 'kavita' })).toEqual({
      notes: {},
      body: expect.objectContaining({
        property_type: 1,
        property_subtype: [1, 9],
        deal_type: [1],
        area: [1, 2],
        bhk: [4, 6],
        furniture: [1, 2],
        budget_max: 12_500_000,
        assigned_to: [31],
      }),
    });
  });

  test('reads the next step as a day with its hour in India', () => {
    expect(wish({ ...buyer, next_follow_up: '25/11/2026 5 pm' }).body.next_follow_up).toBe('2026-11-25T17:00:00+05:30');
    expect(wish({ ...buyer, next_follow_up: '25/11/2026' }).body.next_follow_up).toBe('2026-11-25T10:00:00+05:30');
    expect(wish({ ...buyer, next_follow_up: 'soon' }).notes.next_follow_up?.text).toContain('21/11/2026 5 pm');
  });

  test('asks for the type where nothing tells it', () => {
    expect(wish({ ...buyer, property_subtype: '' }).notes.property_type?.text).toBe('Choose the property type.');
  });
});
