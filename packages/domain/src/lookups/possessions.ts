/**
 * When a property can be taken over. Months count from today; `months_max` null has no end. `is_ready` is the ready
 * group; `needs_date` asks for the date itself, since the words alone say too little.
 */
import { seed } from './seed.ts';

export const possessions = seed([
  { id: 1, possession: 'Ready to move', months_min: 0, months_max: 0, is_ready: true, needs_date: false },
  { id: 2, possession: 'Vacant on sale', months_min: 0, months_max: 0, is_ready: true, needs_date: false },
  { id: 3, possession: 'Tenant vacating', months_min: 0, months_max: 3, is_ready: false, needs_date: true },
  { id: 4, possession: 'Within 3 months', months_min: 0, months_max: 3, is_ready: false, needs_date: false },
  { id: 5, possession: '3-6 months', months_min: 3, months_max: 6, is_ready: false, needs_date: false },
  { id: 6, possession: '6-12 months', months_min: 6, months_max: 12, is_ready: false, needs_date: false },
  { id: 7, possession: '1-2 years', months_min: 12, months_max: 24, is_ready: false, needs_date: false },
  { id: 8, possession: 'Above 2 years', months_min: 24, months_max: null, is_ready: false, needs_date: false },
  { id: 9, possession: 'Under construction', months_min: 6, months_max: null, is_ready: false, needs_date: true },
  { id: 10, possession: 'New launch', months_min: 24, months_max: null, is_ready: false, needs_date: false },
]);

export type PossessionRow = (typeof possessions)[number];
export type Possession = PossessionRow['possession'];
