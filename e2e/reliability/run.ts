import { parseArgs } from 'node:util';
import { runReliability } from './reliability.ts';
import { broken, table } from './table.ts';

/** `npm run reliability -- --minutes 30`: prints the table, and what did not hold. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '50' },
    stops: { type: 'string', default: '10' },
    kills: { type: 'string', default: '30' },
  },
});
const report = await runReliability(
  {
    minutes: Number(values.minutes),
    people: Number(values.people),
    databaseStops: Number(values.stops),
    workerKills: Number(values.kills),
  },
  (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
);
const wrong = broken(report);
console.log(`\n${table(report)}\n`);
for (const line of wrong.slice(0, 50)) console.log(`- ${line}`);
console.log(wrong.length ? `${wrong.length} things did not hold.` : 'All held.');
process.exit(wrong.length ? 1 : 0);
