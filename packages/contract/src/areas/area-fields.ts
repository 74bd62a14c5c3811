import { z } from 'zod';
import { number, requiredReference } from '../kit/fields.ts';
import {
  degreesPair,
  flagPair,
  partsPair,
  pincodesPair,
  requiredReferencePair,
  requiredTextPair,
  textPair,
  wordsPair,
} from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';
import { placeLimits } from '../places/places.ts';

/** The parts of the form, in this order. */
export const areaSections = ['Name', 'Also called', 'Neighbours', 'Map'] as const;
const section = sectionsOf<(typeof areaSections)[number]>();
const name = section('Name');
const called = section('Also called');
const neighbours = section('Neighbours');
const map = section('Map');

/** An area next to another. `km`: null where it is not known. What is said on one side holds on the other. */
const NeighbourInput = z.object({ area: requiredReference(), km: number(0, 100) });
const Neighbour = z.object({ area: z.number(), km: z.number().nullable() });
export type Neighbour = z.infer<typeof Neighbour>;

/** The fields of an area. A new one is a line here and a column of the table. '' and null: not known. */
export const areaFields = {
  area: name(requiredTextPair(placeLimits.area), 'Area', { isRequired: true }),
  city: name(requiredReferencePair(), 'City'),
  aliases: called(wordsPair(placeLimits.alias, placeLimits.aliases), 'Also called', {
    hint: 'As brokers write it in messages. Enter after each.',
  }),
  pincodes: called(pincodesPair(20), 'Pincodes'),
  neighbours: neighbours(
    partsPair(z.array(NeighbourInput).max(placeLimits.neighbours).optional(), z.array(Neighbour)),
    'Neighbours',
  ),
  zone: map(textPair(60), 'Zone'),
  latitude: map(degreesPair(90), 'Latitude'),
  longitude: map(degreesPair(180), 'Longitude'),
  is_active: map(flagPair(), 'In use: forms offer it', { short: 'In use' }),
};
export type AreaField = keyof typeof areaFields;
