import type pg from 'pg';
import type { Kind, Ledger } from './ledger.ts';
import { importRows } from './work.ts';

/** How often each marker stands in the database, by the place where its kind is kept. */
const places: Record<Kind, string> = {
  contact: `select name as marker, count(*)::int as times from contact where name like $1 group by 1`,
  note: `select text as marker, count(*)::int as times from note where text like $1 group by 1`,
  property: `select c.name as marker, count(*)::int as times from property p join contact c on c.company_id = p.company_id and c.id = p.contact where c.name like $1 group by 1`,
  inquiry: `select c.name as marker, count(*)::int as times from inquiry p join contact c on c.company_id = p.company_id and c.id = p.contact where c.name like $1 group by 1`,
  photo: `select caption as marker, count(*)::int as times from property_file where caption like $1 group by 1`,
  import: `select split_part(name, ' row ', 1) as marker, case when count(*) = ${importRows} and count(distinct name) = ${importRows} then 1 else -count(*)::int end as times from contact where name like $1 and name like '% row %' group by 1`,
  message: `select body as marker, count(*)::int as times from whatsapp_message where direction = 'outgoing' and body like $1 group by 1`,
  incoming: `select body as marker, count(*)::int as times from whatsapp_message where direction = 'incoming' and body like $1 group by 1`,
};

export interface Reckoned {
  readonly kind: string;
  readonly wanted: number;
  readonly saved: number;
  readonly lost: number;
  readonly twice: number;
  /** What went wrong, by marker. */
  readonly wrong: string[];
}

/** Holds what people were told against what the database has: nothing lost, nothing twice. */
export const reckon = async (owner: pg.Pool, ledger: Ledger, run: string): Promise<Reckoned[]> => {
  const results: Reckoned[] = [];
  for (const [kind, statement] of Object.entries(places) as [Kind, string][]) {
    const { rows } = await owner.query<{ marker: string; times: number }>(statement, [`${run}-${kind}-%`]);
    const found = new Map(rows.map(({ marker, times }) => [marker, times]));
    const entries = ledger.entries.filter((entry) => entry.kind === kind);
    const lost = entries.filter(({ saved, marker }) => saved && !found.has(marker));
    const twice = entries.filter(
      ({ marker, saved }) => (found.get(marker) ?? 0) > 1 || (saved && (found.get(marker) ?? 1) < 0),
    );
    results.push({
      kind,
      wanted: entries.length,
      saved: entries.filter(({ saved }) => saved).length,
      lost: lost.length,
      twice: twice.length,
      wrong: [...lost, ...twice].map(
        ({ marker, tries }) => `${marker} stands ${found.get(marker) ?? 0} times after ${tries} tries`,
      ),
    });
  }
  return [...results, await edited(owner, ledger, run)];
};

/** An edit that somebody was told of is there, or a later one of the same person. */
const edited = async (owner: pg.Pool, ledger: Ledger, run: string): Promise<Reckoned> => {
  const { rows } = await owner.query<{ name: string; comment: string }>(
    'select name, comment from contact where name like $1',
    [`${run}-contact-%`],
  );
  const now = new Map(rows.map(({ name, comment }) => [name, Number(comment)]));
  const wrong = [...ledger.edits].filter(([marker, value]) => !((now.get(marker) ?? -1) >= value));
  return {
    kind: 'edit',
    wanted: ledger.edits.size,
    saved: ledger.edits.size,
    lost: wrong.length,
    twice: 0,
    wrong: wrong.map(([marker, value]) => `${marker} has ${now.get(marker)}, was told ${value}`),
  };
};
