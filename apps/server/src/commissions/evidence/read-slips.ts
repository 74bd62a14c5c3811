import { formatDate, formatTime } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { readContent } from '../../core/files/index.ts';

interface Slip {
  readonly code: string;
  readonly content: {
    readonly slip: {
      readonly visitor: string;
      readonly method: string;
      readonly at: string;
      readonly signature: string | null;
      readonly stops: readonly {
        readonly title: string;
        readonly at: string;
        readonly terms: string;
        readonly check_in: string;
      }[];
    };
  };
}

/** The visit slips of these shares: what they say, and the signatures that are on them. */
export const readSlips = async (context: Context, shares: readonly number[]) => {
  if (shares.length === 0) return { rows: [], signatures: [] };
  const { actor, db } = context;
  const { rows } = await sql<Slip & { signature: number | null }>`
    select s.code, s.content, (select f.id from stored_file f where f.company_id = s.company_id and f.kind = 'visit_signature'
        and f.sha256 = s.content -> 'slip' ->> 'signature' limit 1) as signature
      from share s where s.company_id = ${actor.companyId} and s.format = 'Visit slip' and s.id = any (${[...new Set(shares)]}::bigint[])
     order by s.id`.execute(db);
  const signatures = [];
  for (const { code, signature } of rows) {
    const picture = signature === null ? null : await readContent(context, signature);
    if (picture) signatures.push({ picture, label: `Signature on slip ${code}` });
  }
  return {
    signatures,
    rows: rows.flatMap(({ code, content: { slip } }) =>
      slip.stops.map((stop) => ({
        cells: [
          code,
          `${formatDate(stop.at)}, ${formatTime(stop.at)}`,
          [stop.title, stop.check_in].filter(Boolean).join(', '),
          stop.terms || 'not agreed in writing',
          slip.method === 'None' ? 'not confirmed' : `${slip.method}, ${formatDate(slip.at)}`,
        ],
      })),
    ),
  };
};
