import type { FileTarget } from '@angan/domain/leads/index.ts';
import { leadIdIn } from '@angan/domain/leads/index.ts';
import { readCell } from '../../core/sheets/index.ts';
import { type Answer, leadOfAnswers, tidyAnswer } from '../portals/answers.ts';
import { fingerprint } from '../portals/fingerprint.ts';
import type { ReadLead } from '../portals/index.ts';
import { mobilesIn } from '../reading/index.ts';

/** A column of a file: its place among the cells of a row, and what it is taken for. */
export interface FileColumn {
  readonly at: number;
  readonly header: string;
  readonly target: FileTarget;
}

/** A row as an enquiry, by what its columns are taken for; kept as it came beside it. Pure. */
export const leadOfRow = (columns: readonly FileColumn[], cells: readonly string[]): ReadLead => {
  const given = columns.map(({ at }) => readCell(cells[at] ?? ''));
  const answers = columns.map(
    ({ header, target }, index): Answer => ({
      target,
      label: header.replaceAll('_', ' '),
      text: tidyAnswer(target, isNothing(given[index]!) ? '' : given[index]!),
    }),
  );
  const lead = leadOfAnswers(
    answers.map((answer) => (answer.target === 'Mobile number' ? { ...answer, text: numberIn(answer.text) } : answer)),
  );
  const id = answers.find(({ target, text }) => target === 'Id' && text !== '')?.text ?? '';
  return { ...lead, external_ref: refOf(lead, id, given), raw: rawOf(columns, given) };
};

const isNothing = (cell: string) => /^(?:null|undefined|n\/?a|-+)$/i.test(cell);

/** Facebook writes 'p:+9198…', so that spreadsheets leave the number as it is. */
const numberIn = (cell: string) => cell.replace(/^p:\s*/i, '');

/**
 * By the file's own id; where that may be another's too, by number and time; where a row has no hour, by all that it says,
 * since the same person may ask twice in a day.
 */
const refOf = (lead: ReadLead, id: string, given: readonly string[]): string => {
  const own = leadIdIn(id);
  if (own) return own;
  const who = mobilesIn(lead.phone).join() || lead.email.toLowerCase();
  const hasHour = lead.asked_at !== null && !lead.asked_at.endsWith('T00:00:00+05:30');
  return who && hasHour ? fingerprint(id, who, new Date(lead.asked_at!).toISOString()) : fingerprint(...given);
};

type Cell = readonly [header: string, cell: string];

const rawOf = (columns: readonly FileColumn[], given: readonly string[]): string =>
  JSON.stringify(columns.map(({ header }, index): Cell => [header, given[index]!]));

/** The cells of a row as `rawOf` kept them, with their headers; none where what was kept has been taken away since. */
export const cellsOf = (raw: string): readonly Cell[] => {
  try {
    const kept: unknown = JSON.parse(raw);
    return Array.isArray(kept) ? kept.filter(isCell) : [];
  } catch {
    return [];
  }
};

const isCell = (given: unknown): given is Cell =>
  Array.isArray(given) && typeof given[0] === 'string' && typeof given[1] === 'string';
