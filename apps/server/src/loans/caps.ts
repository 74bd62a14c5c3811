import type { LawTables } from '@angan/domain/law.ts';
import type { Context } from '../core/context.ts';
import { readLaws } from '../law/index.ts';

/** What a loan is held against: the rows of law of its share in the value, and of its instalments in the income. */
export type Caps = Pick<LawTables, 'LTV cap' | 'FOIR'>;

export const readCaps = ({ db }: Context): Promise<Caps> => readLaws(db, ['LTV cap', 'FOIR']);
