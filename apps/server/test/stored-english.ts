import type pg from 'pg';
import { sentenceColumns } from '../src/tools/sentence-columns.ts';

/** Columns whose sentences are in somebody's own words: those of people, of Meta, or a letter as it was sent. */
const ownWords: ReadonlySet<string> = new Set([
  ...['contact.comment', 'inquiry.comment', 'note.text', 'task.comment'],
  ...['deal.comment', 'deal_offer.note', 'deal_request.note', 'deal_request.answer', 'deal_stage_move.note'],
  ...['loan.comment', 'loan_stage_move.note', 'loan_application.reason', 'loan_document.note'],
  ...['commission.dispute_note', 'commission.base_note', 'commission.written_off_reason', 'commission.comment'],
  ...['demo_booking.message', 'demo_booking.notes', 'demo_booking.cancel_reason'],
  // Terms as they were signed, letters and papers as they were sent, and where a law was read.
  ...['commission.terms_content', 'commission_reminder.text', 'invoice.content', 'law_row.source'],
  // What the Admin says to all offices, a row for each language.
  'motivation.quote',
  ...['project.description', 'project.remark', 'property.description', 'property.remark', 'society.rules'],
  // The page that a client got.
  'share.content',
]);

const someSentence = '^[A-Z“][^\\n]*[a-z][^\\n]* [^\\n]* [^\\n]*[.!?]$';

/**
 * Sentences in the database that no column of theirs is declared for, with the column: what the software writes is stored
 * without its words (packages/contract/src/kit/sentence.ts).
 */
export const englishIn = async (client: pg.ClientBase | pg.Pool): Promise<string[]> => {
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.udt_name in ('text', '_text', 'jsonb') order by 1, 2`);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const name = `${table}.${column}`;
    if (ownWords.has(name) || name in sentenceColumns) continue;
    const texts = {
      text: `"${column}"`,
      _text: `unnest("${column}")`,
      jsonb: `jsonb_path_query("${column}", '$.**') #>> '{}'`,
    }[type];
    const { rows } = await client.query<{ said: string }>(
      `select distinct said from (select ${texts} as said from "${table}") s where said ~ $1 limit 3`,
      [someSentence],
    );
    found.push(...rows.map(({ said }) => `${name}: ${said}`));
  }
  return found;
};
