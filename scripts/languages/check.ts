import { readMessages } from '../../apps/web/tools/messages.ts';
import { packageWords } from '../../apps/web/tools/package-words.ts';
import { gapsIn } from './find-gaps.ts';
import { readSaid } from './read-said.ts';

/**
 * Holds the catalogues of packages/languages to the messages of the web app and to what packages and server say to people:
 * CONTRIBUTING.md, 'Write a text'.
 */
const gaps = gapsIn([...(await readMessages()).keys(), ...readSaid()], packageWords());
for (const { tag, english, why } of gaps) console.log(`${tag}: ${JSON.stringify(english)} ${why}`);
process.exit(gaps.length > 0 ? 1 : 0);
