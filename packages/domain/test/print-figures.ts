/** Prints how well messages are read, as docs/paste.md has it: `node packages/domain/test/print-figures.ts`. */
import { groupFiguresOf } from './group-figures.ts';
import { freshTuned, newUnseen, tunedGroups, unseenGroups } from './messages/groups/index.ts';
import { isUnseen, messages } from './messages/index.ts';
import { figuresOf } from './paste-figures.ts';

const part = (of: number, all: number) => `${of} of ${all}`;
const share = (value: number) => value.toFixed(3);
const [tuned, unseen] = [groupFiguresOf(tunedGroups), groupFiguresOf(unseenGroups)];
const fresh = groupFiguresOf(freshTuned);
const columns = [tuned, unseen, fresh, groupFiguresOf(newUnseen)];
const rows: readonly (readonly [string, (figures: typeof tuned) => string])[] = [
  ['Values: precision', ({ precision }) => share(precision)],
  ['Values: recall', ({ recall }) => share(recall)],
  ['Messages with the right number of records', ({ counts, messages }) => part(counts, messages)],
  ['Requirement or listing told rightly', ({ kinds, records }) => part(kinds, records)],
  ['Records fully right', ({ whole, records }) => part(whole, records)],
  ['Mobile numbers wrong', ({ wrongPhones }) => String(wrongPhones)],
  ['Amounts or sizes wrong by ten times', ({ tenfold }) => String(tenfold)],
];
const lines = ['| groups | tuned | unseen | of a fresh eye | after the rules |', '| --- | --- | --- | --- | --- |'];
for (const [label, of] of rows) lines.push(`| ${[label, ...columns.map(of)].join(' | ')} |`);

const single = figuresOf(messages.filter(isUnseen));
lines.push('', '| field | labelled | precision | recall |', '| --- | --- | --- | --- |');
for (const { field, values, precision, recall } of single.rows)
  lines.push(`| ${field} | ${values} | ${precision.toFixed(2)} | ${recall.toFixed(2)} |`);
process.stdout.write(`${lines.join('\n')}\n`);
if (process.argv.includes('--tuned')) process.stdout.write(`\n${[...tuned.wrong, ...fresh.wrong].join('\n')}\n`);
