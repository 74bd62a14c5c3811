import { expect, test } from 'vitest';
import { saysNothing } from './chat.ts';

test.each(['ok', 'OK 👍', 'Thanks!', 'Thank you so much 🙏', '🙏🙏', '...', 'ठीक है', 'આભાર', 'STOP', 'band karo'])(
  '%j alone is no enquiry',
  (text) => expect(saysNothing(text)).toBe(true),
);

test.each(['Hi', 'Hello! Can I get more info on this?', 'ok please send details', '2 bhk', 'नमस्ते', 'price?'])(
  '%j begins one',
  (text) => expect(saysNothing(text)).toBe(false),
);
