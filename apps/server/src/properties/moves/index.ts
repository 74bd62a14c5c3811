import type { ReadMove } from '@angan/contract/properties/property-status.ts';
import type { Context } from '../../core/context.ts';
import { holdProperty } from '../stored-property.ts';
import { applyMove } from './apply-move.ts';
import { askMove } from './ask-move.ts';

export { applyMove, mayMove } from './apply-move.ts';
export { askMove } from './ask-move.ts';
export { returning } from './come-back.ts';
export { renewLease } from './renew-lease.ts';

export const moveProperty = async (context: Context, id: number, move: ReadMove): Promise<void> =>
  applyMove(context, await holdProperty(context, id), move);

export const askForMove = async (context: Context, id: number, move: ReadMove): Promise<void> =>
  askMove(context, await holdProperty(context, id), move);
