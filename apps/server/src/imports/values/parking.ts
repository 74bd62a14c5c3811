import { yesOrNo } from '../contacts/words.ts';
import { countIn } from './lists.ts';

export interface Parking {
  readonly parking_covered?: number;
  readonly parking_open?: number;
  readonly parking_bike?: number;
}

/** '2 covered, 1 open', 'Stilt', '2', 'yes' as places for cars; undefined for other words. */
export const readParking = (text: string): Parking | undefined => {
  const plain = text.toLowerCase().trim();
  if (/^(?:none|nil|no parking)$/.test(plain) || yesOrNo(plain) === false)
    return { parking_covered: 0, parking_open: 0 };
  if (yesOrNo(plain) === true && plain !== '1') return { parking_covered: 1 };
  const found: { -readonly [K in keyof Parking]: number } = {};
  for (const part of plain.split(/[,;&/+]|\band\b/)) {
    const count = countIn(part) ?? 1;
    if (/two[\s-]?wheeler|bike|scooter/.test(part)) found.parking_bike = count;
    else if (/open|uncovered/.test(part)) found.parking_open = count;
    else if (/cover|stilt|basement|allot|stack|garage|^\s*\d+\s*(?:cars?|parkings?)?\s*$/.test(part))
      found.parking_covered = count;
    else return undefined;
  }
  return found;
};
