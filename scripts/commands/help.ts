import { commands } from '../lib/commands.ts';

const width = Math.max(...Object.values(commands).map(({ npm }) => npm.length)) + 2;
for (const { npm, does } of Object.values(commands)) console.log(`  ${npm.padEnd(width)}${does}`);
process.exit(0);
