import { goingOut } from '../sentence.ts';

/** What an owner is asked for where a property does not say it, as it stands in a message to them. */
export const asks = goingOut([
  ...(['area', 'BHK', 'ceiling height', 'current rent', 'exact location', 'facing', 'features', 'floor'] as const),
  ...(['frontage', 'furnishing', 'lock-in left', 'number of floors', 'parking', 'possession date'] as const),
  ...(['power load', 'price', 'size', 'society', 'tenant', 'workstations'] as const),
] as const);
export type Ask = (typeof asks)[number];
