import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9913428870'] };
const vipul = { ...plain, name: 'Vipul' };

/** Surat: Gujarati in its script and in Latin letters. */
export const a07 = by('a07', [
  [
    'વેસુમાં ૩ બીએચકે ફ્લેટ વેચવાનો છે. ભાવ ૯૫ લાખ. ૧૮૫૦ ચો.ફૂટ. સંપર્ક ૯૯૧૩૪ ૨૮૮૭૦',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      price: 95e5,
      size: 1850,
      size_unit: 'Sqft',
      areas: ['Vesu'],
    }),
  ],
  [
    'યોગી ચોક અથવા સરથાણામાં ૨ બીએચકે ભાડે જોઈએ છે, ૧૫ હજાર સુધી, ફેમિલી માટે. 9913428870',
    wants({
      ...plain,
      deals: ['Rent'],
      bhk: [2],
      budget_max: 15e3,
      tenants: ['Family'],
      areas: ['Yogi Chowk', 'Sarthana'],
    }),
  ],
  [
    'adajan ma 2bhk joie che 45 lakh sudhi, ready possession, vipul 9913428870',
    wants({ ...vipul, deals: ['Sale'], bhk: [2], budget_max: 45e5, possession: 'Ready to move', areas: ['Adajan'] }),
  ],
  [
    'વેચવાનું:\n૧) Katargam દુકાન ૨૦૦ ફૂટ ૩૫ લાખ\n૨) સિંગણપોર ફ્લેટ ૨ બીએચકે ૩૮ લાખ\n૩) બોપલ પ્લોટ ૧૫૦ વાર ૬૦ લાખ\nવિપુલભાઈ 9913428870',
    has({
      phones: ['9913428870'],
      name: 'વિપુલભાઈ',
      deals: ['Sale'],
      subtypes: ['Shop'],
      size: 200,
      size_unit: 'Sqft',
      price: 35e5,
      areas: ['Katargam'],
    }),
    has({
      phones: ['9913428870'],
      name: 'વિપુલભાઈ',
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      price: 38e5,
      areas: ['Singanpore'],
    }),
    has({
      phones: ['9913428870'],
      name: 'વિપુલભાઈ',
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 150,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      price: 60e5,
      areas: ['Bopal'],
    }),
  ],
  [
    'Palsana ma 5 vigha jamin vechvani che, 42 lakh ni vighe. NA thai jase. 99134 28870',
    has({ ...plain, deals: ['Sale'], size: 5, size_unit: 'Bigha', rate: 42e5, rate_unit: 'Bigha', areas: ['Palsana'] }),
  ],
  [
    'Pandesara GIDC shed bhade 6000 foot, 14 rs foot, light 100 hp. Vipul 9913428870',
    has({
      ...vipul,
      deals: ['Rent'],
      subtypes: ['Industrial Shed'],
      size: 6000,
      size_unit: 'Sqft',
      rate: 14,
      rate_unit: 'Sqft',
      areas: ['Pandesara'],
    }),
  ],
  [
    'koi pase udhna ma office che bhade? 500-700 foot, 20 hajar sudhi. joie che urgent. 9913428870',
    wants({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Office (furnished/ready)'],
      size: 500,
      size_max: 700,
      size_unit: 'Sqft',
      budget_max: 20e3,
      areas: ['Udhna'],
    }),
  ],
]);
