import { root } from '../lib/processes.ts';
import { allowed } from './allowed.ts';
import { findStrayTexts } from './find-texts.ts';

/** Holds every text of the web app behind the seam of apps/web/src/core/language: see docs/decisions/112. */
const found = await findStrayTexts(root);
const problems = found
  .filter(({ text }) => !(text in allowed))
  .map(({ at, text }) => `${at} is outside the seam: ${text}`);
for (const text of Object.keys(allowed))
  if (!found.some((one) => one.text === text)) problems.push(`allowed.ts names a text that is not there: ${text}`);
if (problems.length > 0)
  console.log(`${problems.join('\n')}\n\nWrite it as t\`…\` or <Trans>: CONTRIBUTING.md, 'Write a text'.`);
process.exit(problems.length > 0 ? 1 : 0);
