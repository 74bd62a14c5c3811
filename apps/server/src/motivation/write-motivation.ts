import { motivationSeed } from '@angan/domain/lookups/motivation/index.ts';
import type pg from 'pg';

/**
 * Adds the sentences of the day that the domain package has and that no start before this one wrote; as the owner. What
 * the Admin changed or deleted stays so.
 */
export const writeMotivation = async (owner: Pick<pg.Client, 'query'>): Promise<void> => {
  for (const [language, quotes] of Object.entries(motivationSeed))
    await owner.query('select write_motivation($1, $2)', [language, quotes]);
};
