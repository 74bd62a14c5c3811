/**
 * TDS as the office starts with it (domain 4.3, 4.13): the table is filled from here, and the Admin edits it. Checked against
 * public pages in November 2026, few of them official; wherever a figure is shown, it is an estimate.
 */
import type { TdsRow } from './tds-types.ts';

const old = 'Income-tax Act, 1961';
const act = 'Income-tax Act, 2025';
const noPanOld = 's.206AA';
/** Less of each from 14/05/2020 to 31/03/2021. */
const reduced = `${old}, s.197B, Taxation and Other Laws Act, 2020`;

const brokerage = {
  rule: 'Brokerage',
  code: null,
  threshold_per: 'Financial year',
  threshold_included: false,
  of_higher_stamp_value: false,
  no_pan_percent: 20,
  no_pan_at_most_last_rent: false,
  deductor_number: 'TAN',
  certificate: 'Form 16A',
  challan_statement: null,
} as const;
const propertyResident = {
  ...brokerage,
  rule: 'Property of a resident',
  threshold: 50_00_000,
  threshold_per: 'Property',
  threshold_included: true,
  deductor_number: 'PAN',
  certificate: 'Form 16B',
  challan_statement: 'Form 26QB',
} as const;
const propertyNri = {
  ...brokerage,
  rule: 'Property of a non-resident',
  percent: null,
  threshold: null,
  threshold_per: 'Property',
} as const;
const rentIndividual = {
  ...brokerage,
  rule: 'Rent paid by an individual',
  threshold: 50_000,
  threshold_per: 'Month',
  no_pan_at_most_last_rent: true,
  deductor_number: 'PAN',
  certificate: 'Form 16C',
  challan_statement: 'Form 26QC',
} as const;
const rentOther = { ...brokerage, rule: 'Rent paid by others' } as const;

export const tdsRows: readonly TdsRow[] = [
  {
    ...brokerage,
    valid_from: '2016-06-01',
    section: '194H',
    percent: 5,
    threshold: 15_000,
    source: `${old}, s.194H, Finance Act, 2016; ${noPanOld}`,
  },
  { ...brokerage, valid_from: '2020-05-14', section: '194H', percent: 3.75, threshold: 15_000, source: reduced },
  {
    ...brokerage,
    valid_from: '2021-04-01',
    section: '194H',
    percent: 5,
    threshold: 15_000,
    source: `${old}, s.194H; ${noPanOld}`,
  },
  {
    ...brokerage,
    valid_from: '2024-10-01',
    section: '194H',
    percent: 2,
    threshold: 15_000,
    source: `${old}, s.194H, Finance (No. 2) Act, 2024`,
  },
  {
    ...brokerage,
    valid_from: '2025-04-01',
    section: '194H',
    percent: 2,
    threshold: 20_000,
    source: `${old}, s.194H, Finance Act, 2025`,
  },
  {
    ...brokerage,
    valid_from: '2026-04-01',
    section: 's.393(1) Table Sl. 1(ii)',
    code: '1006',
    percent: 2,
    threshold: 20_000,
    certificate: 'Form 131',
    source: `${act}, s.393(1) Table Sl. 1(ii); without PAN s.397(2)`,
  },
  {
    ...propertyResident,
    valid_from: '2013-06-01',
    section: '194-IA',
    percent: 1,
    source: `${old}, s.194-IA, Finance Act, 2013: of the price; ${noPanOld}`,
  },
  { ...propertyResident, valid_from: '2020-05-14', section: '194-IA', percent: 0.75, source: reduced },
  { ...propertyResident, valid_from: '2021-04-01', section: '194-IA', percent: 1, source: `${old}, s.194-IA` },
  {
    ...propertyResident,
    valid_from: '2022-04-01',
    section: '194-IA',
    percent: 1,
    of_higher_stamp_value: true,
    source: `${old}, s.194-IA, Finance Act, 2022: of the higher of price and stamp value`,
  },
  {
    ...propertyResident,
    valid_from: '2026-04-01',
    section: 's.393(1) Table Sl. 3(i)',
    percent: 1,
    of_higher_stamp_value: true,
    certificate: 'Form 132',
    challan_statement: 'Form 141',
    source: `${act}, s.393(1) Table Sl. 3(i); without PAN s.397(2)`,
  },
  { ...propertyNri, valid_from: '1962-04-01', section: '195', source: `${old}, s.195` },
  {
    ...propertyNri,
    valid_from: '2026-04-01',
    section: 's.393(2)',
    code: '1052',
    certificate: 'Form 132',
    source: `${act}, s.393(2)`,
  },
  {
    ...propertyNri,
    valid_from: '2026-10-01',
    section: 's.393(2)',
    code: '1052',
    deductor_number: 'PAN of an individual or HUF, else TAN',
    certificate: 'Form 132',
    source: `${act}, s.393(2); PAN in the place of TAN from 01/10/2026, Finance Act, 2026`,
  },
  {
    ...rentIndividual,
    valid_from: '2017-06-01',
    section: '194-IB',
    percent: 5,
    source: `${old}, s.194-IB, Finance Act, 2017; without PAN s.194-IB(4)`,
  },
  { ...rentIndividual, valid_from: '2020-05-14', section: '194-IB', percent: 3.75, source: reduced },
  { ...rentIndividual, valid_from: '2021-04-01', section: '194-IB', percent: 5, source: `${old}, s.194-IB` },
  {
    ...rentIndividual,
    valid_from: '2024-10-01',
    section: '194-IB',
    percent: 2,
    source: `${old}, s.194-IB, Finance (No. 2) Act, 2024`,
  },
  {
    ...rentIndividual,
    valid_from: '2026-04-01',
    section: 's.393(1) Table Sl. 2(i)',
    percent: 2,
    certificate: 'Form 132',
    challan_statement: 'Form 141',
    source: `${act}, s.393(1) Table Sl. 2(i)`,
  },
  {
    ...rentOther,
    valid_from: '2019-04-01',
    section: '194-I',
    percent: 10,
    threshold: 2_40_000,
    source: `${old}, s.194-I(b), Finance Act, 2019; ${noPanOld}`,
  },
  { ...rentOther, valid_from: '2020-05-14', section: '194-I', percent: 7.5, threshold: 2_40_000, source: reduced },
  {
    ...rentOther,
    valid_from: '2021-04-01',
    section: '194-I',
    percent: 10,
    threshold: 2_40_000,
    source: `${old}, s.194-I(b)`,
  },
  {
    ...rentOther,
    valid_from: '2025-04-01',
    section: '194-I',
    percent: 10,
    threshold: 50_000,
    threshold_per: 'Month',
    source: `${old}, s.194-I(b), Finance Act, 2025`,
  },
  {
    ...rentOther,
    valid_from: '2026-04-01',
    section: 's.393(1) Table Sl. 2(ii)(b)',
    code: '1009',
    percent: 10,
    threshold: 50_000,
    threshold_per: 'Month',
    certificate: 'Form 131',
    source: `${act}, s.393(1) Table Sl. 2(ii)(b); without PAN s.397(2)`,
  },
];
