import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from '../lib/processes.ts';

const [name = '', ...args] = process.argv.slice(2);
const folder = join(root, 'bench');
const known = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .map((file) => file.slice(0, -3))
  : [];
if (!known.includes(name)) {
  console.error(
    `${name ? `There is no benchmark "${name}".` : 'Which benchmark?'} npm run bench -- NAME, where NAME is one of: ${known.join(', ')}.`,
  );
  process.exit(1);
}
process.exit(await runTool([`bench/${name}.ts`, ...args]));
