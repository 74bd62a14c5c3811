/** Countries for contacts abroad, and the states and cities a new company can choose from. */
import { seed } from './seed.ts';

export const countries = seed([
  { id: 1, country: 'India', iso_code: 'IN', dial_code: '+91', currency: 'INR', currency_symbol: '₹' },
  {
    id: 2,
    country: 'United Arab Emirates',
    iso_code: 'AE',
    dial_code: '+971',
    currency: 'AED',
    currency_symbol: 'AED',
  },
  { id: 3, country: 'United Kingdom', iso_code: 'GB', dial_code: '+44', currency: 'GBP', currency_symbol: '£' },
  { id: 4, country: 'United States', iso_code: 'US', dial_code: '+1', currency: 'USD', currency_symbol: '$' },
  { id: 5, country: 'Canada', iso_code: 'CA', dial_code: '+1', currency: 'CAD', currency_symbol: 'CA$' },
  { id: 6, country: 'Australia', iso_code: 'AU', dial_code: '+61', currency: 'AUD', currency_symbol: 'A$' },
  { id: 7, country: 'Singapore', iso_code: 'SG', dial_code: '+65', currency: 'SGD', currency_symbol: 'S$' },
  { id: 8, country: 'Oman', iso_code: 'OM', dial_code: '+968', currency: 'OMR', currency_symbol: 'OMR' },
  { id: 9, country: 'Qatar', iso_code: 'QA', dial_code: '+974', currency: 'QAR', currency_symbol: 'QAR' },
  { id: 10, country: 'Saudi Arabia', iso_code: 'SA', dial_code: '+966', currency: 'SAR', currency_symbol: 'SAR' },
  { id: 11, country: 'Kuwait', iso_code: 'KW', dial_code: '+965', currency: 'KWD', currency_symbol: 'KWD' },
  { id: 12, country: 'Bahrain', iso_code: 'BH', dial_code: '+973', currency: 'BHD', currency_symbol: 'BHD' },
  { id: 13, country: 'Kenya', iso_code: 'KE', dial_code: '+254', currency: 'KES', currency_symbol: 'KSh' },
  { id: 14, country: 'New Zealand', iso_code: 'NZ', dial_code: '+64', currency: 'NZD', currency_symbol: 'NZ$' },
]);

export type CountryRow = (typeof countries)[number];

/**
 * `gst_state_code` is the state's number in the GST register. `bigha_sqft` is the local bigha in square feet where
 * published values agree; null keeps the table of units. A company may say otherwise.
 */
export const states = seed([
  { id: 1, state: 'Gujarat', country: 1, gst_state_code: '24', bigha_sqft: 17427 },
  { id: 2, state: 'Haryana', country: 1, gst_state_code: '06', bigha_sqft: null },
  { id: 3, state: 'Maharashtra', country: 1, gst_state_code: '27', bigha_sqft: null },
  { id: 4, state: 'Delhi', country: 1, gst_state_code: '07', bigha_sqft: null },
  { id: 5, state: 'Karnataka', country: 1, gst_state_code: '29', bigha_sqft: null },
  { id: 6, state: 'Uttar Pradesh', country: 1, gst_state_code: '09', bigha_sqft: null },
  { id: 7, state: 'Rajasthan', country: 1, gst_state_code: '08', bigha_sqft: 27225 },
  { id: 8, state: 'Tamil Nadu', country: 1, gst_state_code: '33', bigha_sqft: null },
  { id: 9, state: 'Telangana', country: 1, gst_state_code: '36', bigha_sqft: null },
  { id: 10, state: 'Madhya Pradesh', country: 1, gst_state_code: '23', bigha_sqft: 12000 },
  { id: 11, state: 'Punjab', country: 1, gst_state_code: '03', bigha_sqft: null },
  { id: 12, state: 'West Bengal', country: 1, gst_state_code: '19', bigha_sqft: 14400 },
]);

export type StateRow = (typeof states)[number];

/** `state` is the state's id. */
export const cities = seed([
  { id: 1, city: 'Ahmedabad', state: 1 },
  { id: 2, city: 'Vadodara', state: 1 },
  { id: 3, city: 'Surat', state: 1 },
  { id: 4, city: 'Rajkot', state: 1 },
  { id: 5, city: 'Gandhinagar', state: 1 },
  { id: 6, city: 'Gurgaon', state: 2 },
  { id: 7, city: 'Faridabad', state: 2 },
  { id: 8, city: 'Mumbai', state: 3 },
  { id: 9, city: 'Pune', state: 3 },
  { id: 10, city: 'Delhi', state: 4 },
  { id: 11, city: 'Bengaluru', state: 5 },
  { id: 12, city: 'Noida', state: 6 },
  { id: 13, city: 'Jaipur', state: 7 },
  { id: 14, city: 'Chennai', state: 8 },
  { id: 15, city: 'Hyderabad', state: 9 },
  { id: 16, city: 'Indore', state: 10 },
  { id: 17, city: 'Ludhiana', state: 11 },
  { id: 18, city: 'Kolkata', state: 12 },
]);

export type CityRow = (typeof cities)[number];

/** The state that a city lies in; undefined for none and for a city that the list does not have. */
export const stateOfCity = (city: number | null | undefined): StateRow | undefined => {
  const state = cities.find((row) => row.id === city)?.state;
  return states.find((row) => row.id === state);
};
