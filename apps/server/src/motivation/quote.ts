import type { quoteCalls } from '@angan/contract/motivation/quote.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { dayOfYear, turnOf } from '@angan/domain/lookups/motivation/turn.ts';
import type { Language } from '@angan/domain/lookups/office.ts';
import { sql } from 'kysely';
import type { Handlers } from '../core/http/serve.ts';

/** What everybody reads of the rows of `motivation`, past the wall of the platform's company. */
export const quoteHandlers: Handlers<typeof quoteCalls> = {
  async today(_, { actor, db, services }) {
    const day = dayInIndia(services.now());
    const language = db
      .selectFrom('app_user')
      .select('language')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', actor.userId);
    const { rows } = await sql<{ quote: string; author: string; language: Language }>`
      select * from motivation_of(${day}, ${dayOfYear(day)}, ${turnOf(day)}, ${language})`.execute(db);
    return { day, ...(rows[0] ?? { quote: '', author: '', language: 'English' as const }) };
  },
};
