import { root } from '../lib/processes.ts';
import { allowed } from './allowed.ts';
import { findFolderCircles } from './find-circles.ts';

/** Holds the folders inside every noun of server and web in layers: see docs/architecture.md. */
const circles = await findFolderCircles(root);
const problems = circles
  .filter(({ at }) => !(at in allowed))
  .map(
    ({ at, members, imports }) =>
      `${at}: ${members.join(', ')} import each other in a circle.\n  ${imports.join('\n  ')}\n  Move what both sides need into the lower one.`,
  );
for (const at of Object.keys(allowed))
  if (!circles.some((circle) => circle.at === at)) problems.push(`allowed.ts names a place without a circle: ${at}`);
if (problems.length > 0) console.log(problems.join('\n\n'));
process.exit(problems.length > 0 ? 1 : 0);
