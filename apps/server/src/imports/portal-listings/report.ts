import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rowReasons } from '@angan/contract/imports/row-reasons.ts';
import { inEnglish } from '../../core/english.ts';
import { csvRow, csvStart } from '../../core/sheets/index.ts';
import type { Checked } from './listing.ts';
import type { Written } from './write.ts';

interface Line {
  line: number;
  external_ref: string;
  outcome: 'refused' | 'left out' | 'imported, to be checked';
  reason: string;
}

/** Writes what needs a person's eye as a CSV below `folder`: what was left out and why, what to ask about the rest. Answers its path. */
export const writeReport = async (
  folder: string,
  file: string,
  checked: Checked,
  written: Written,
  now: Date,
): Promise<string> => {
  const lines: Line[] = [
    ...[...checked.refused, ...written.refused].map((one) => ({ ...one, outcome: 'refused' as const })),
    ...checked.repeated.map((one) => ({ ...one, outcome: 'left out' as const })),
    ...written.imported.flatMap(({ row_no: line, record: { external_ref }, asks }) =>
      asks.length
        ? [
            {
              line,
              external_ref,
              outcome: 'imported, to be checked' as const,
              reason: asks.map((ask) => inEnglish(rowReasons, ask)).join(' '),
            },
          ]
        : [],
    ),
  ].sort((a, b) => a.line - b.line);
  await mkdir(folder, { recursive: true });
  const target = path.join(
    folder,
    `${path.basename(file, path.extname(file))} ${now.toISOString().slice(0, 19).replaceAll(':', '')}.csv`,
  );
  const rows = lines.map((one) => csvRow([String(one.line), one.external_ref, one.outcome, one.reason]));
  await writeFile(target, [csvStart, csvRow(['line', 'property_id', 'outcome', 'reason']), ...rows].join(''));
  return target;
};

/** What happened, in lines for the terminal. */
export const summaryOf = (rows: number, checked: Checked, written: Written): string[] => {
  const count = (n: number) => n.toLocaleString('en-IN');
  const doubted = written.imported.filter((one) => one.asks.length > 0).length;
  const refused = [...checked.refused, ...written.refused];
  // What a reason is about stands behind its colon.
  const reasons = Map.groupBy(refused, (one) => one.reason.split(': ')[0]!);
  return [
    `Read ${count(rows)} rows.`,
    `Imported ${count(written.imported.length)} properties${written.drafts ? `, ${count(written.drafts)} of them as Draft: they have neither a price nor a size` : ''}.`,
    ...(doubted ? [`${count(doubted)} say in their remark what to ask the owner.`] : []),
    ...(written.alreadyHere.length ? [`Already here, not touched: ${count(written.alreadyHere.length)}.`] : []),
    ...(checked.repeated.length ? [`Twice in the file: ${count(checked.repeated.length)}.`] : []),
    ...(refused.length ? [`Refused: ${count(refused.length)}.`] : []),
    ...[...reasons].map(([reason, of]) => `  ${count(of.length)}  ${reason}`),
  ];
};
