import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/processes.ts';

const name = process.argv
  .slice(2)
  .join(' ')
  .trim()
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '_')
  .replace(/^_|_$/g, '');
if (!name) {
  console.error('What does the migration do? For example: npm run db:new -- add landmark to contacts');
  process.exit(1);
}
const folder = join(root, 'apps/server/migrations');
mkdirSync(folder, { recursive: true });
const last = Math.max(0, ...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0));
const file = `${String(last + 1).padStart(4, '0')}_${name}.sql`;
// 'wx': two branches may have taken the same number, and neither file may be lost.
writeFileSync(join(folder, file), '', { flag: 'wx' });
console.log(`Made apps/server/migrations/${file}. Write the SQL, then run: npm run db:types`);
process.exit(0);
