import { demoOffice } from '@angan/contract/demo/logins.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { weekdays } from '@angan/domain/lookups/office.ts';
import { gstinCheckSign } from '@angan/domain/tax-numbers.ts';
import type pg from 'pg';
import { ahmedabad } from './write-places.ts';

/** No PAN has the serial 0000, so neither number is anybody's. */
const pan = 'AAAFS0000G';
const gstin = `24${pan}1Z`;

/**
 * What the demo's main office has filled in of its profile, its registration soon to be renewed. The others have nothing
 * but what all have: everybody who tries the demo signs in as the same people, so their devices are not counted.
 */
export const writeCompanyFacts = async (client: pg.PoolClient, company: { id: number; name: string }, now: Date) => {
  await client.query('update company set any_devices = true where id = $1 and not is_platform', [company.id]);
  if (company.name !== demoOffice) return;
  const facts = {
    legal_name: 'Shree Ganesh Estates LLP',
    mobile: '9824000001',
    email: 'office@shreeganesh.example.in',
    address: '302, Shantivan Arcade, Prahladnagar Road',
    city: ahmedabad,
    pincode: '380015',
    gstin: gstin + gstinCheckSign(gstin),
    pan,
    constitution: 'LLP',
    tan: 'AHMS00000G',
    invoice_prefix: 'SGE',
    bank_account: 'HDFC Bank, Satellite, current account 50200000000000, HDFC0000000',
    upi_id: 'shreeganesh@hdfcbank',
    rera_no: 'AG/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/AA00000/0000R0',
    rera_state: 'Gujarat',
    rera_valid_to: addDays(dayInIndia(now), 47),
    default_size_unit: 'Sqft',
    default_land_unit: 'SqYd',
    working_days: weekdays.filter((one) => one !== 'Tuesday'),
    open_from: '10:00',
    open_to: '19:30',
    weekly_off: ['Tuesday'],
  };
  const names = Object.keys(facts);
  await client.query(
    `update company set (${names.join(', ')}) = row (${names.map((_, at) => `$${at + 2}`).join(', ')}) where id = $1`,
    [company.id, ...Object.values(facts)],
  );
};
