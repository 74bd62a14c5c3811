import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { check as prove } from 'recheck';
import { allowed, builtAtRunTime } from './allowed.ts';
import { findPatterns, type Pattern } from './find-patterns.ts';

/**
 * Holds every regular expression of the product to a cost that grows with the text's length and not more. `recheck` proves
 * it, which takes seconds for some; what was proved once stands in proved.json. What cannot be proved is rewritten, or
 * stands in allowed.ts with the reason why nobody can make it dear. `--write` keeps new proofs.
 */
const file = new URL('./proved.json', import.meta.url);
const proved = new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
const keyOf = ({ source, flags }: Pattern) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 20);
const written = ({ source, flags }: Pattern) => `/${source}/${flags}`;

const { written: patterns, builtIn } = await findPatterns();
const reasons = new Map(allowed.flatMap(({ reason, patterns }) => patterns.map((one) => [one, reason] as const)));
const problems: string[] = [];

for (const pattern of patterns) {
  if (proved.has(keyOf(pattern)) || reasons.has(written(pattern))) continue;
  const found = await prove(pattern.source, pattern.flags, { timeout: 8000 });
  const cost =
    found.status === 'vulnerable' ? `its cost is ${found.complexity.summary}` : 'nothing could be proved of it';
  if (found.status === 'safe') proved.add(keyOf(pattern));
  else problems.push(`${pattern.at} ${written(pattern)}\n  ${cost}`);
}
for (const place of builtIn)
  if (!(place in builtAtRunTime))
    problems.push(`${place} builds a pattern: say in scripts/patterns/allowed.ts what holds its cost.`);

const inUse = new Set(patterns.map(written));
for (const one of reasons.keys())
  if (!inUse.has(one)) problems.push(`allowed.ts names a pattern that is not there: ${one}`);
for (const place of Object.keys(builtAtRunTime))
  if (!builtIn.includes(place)) problems.push(`allowed.ts names a file that builds no pattern: ${place}`);

if (process.argv.includes('--write')) {
  const kept = new Set(patterns.map(keyOf));
  writeFileSync(file, `${JSON.stringify([...proved].filter((one) => kept.has(one)).toSorted(), null, 1)}\n`);
} else if (problems.length === 0 && patterns.some((one) => !proved.has(keyOf(one)) && !reasons.has(written(one))))
  problems.push('New patterns are proved. Keep the proofs: node scripts/patterns/check.ts --write');
if (problems.length > 0) console.log(problems.join('\n\n'));
process.exit(problems.length > 0 ? 1 : 0);
