import type { Face } from './space.ts';

/** A front at a distance: doors of cupboards are drawn on it. */
export const front = (z: number): Face => ({ at: (along, up, out = 0) => [along, up, z - out] });
