import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.stubEnv('VITE_API_URL', 'https://office.example');

const folder = import.meta.dirname;
const twins = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/test|own-/.test(file));

/** The types of what they stand for: the compiler reads these. */
const _same: [
  [typeof import('../clipboard.ts'), typeof import('../files.ts'), typeof import('../push.ts')],
  [typeof import('../sells-here.ts'), Pick<typeof import('../links.ts'), 'chatLink' | 'openAddress' | 'openLater'>],
  [typeof import('../kept-texts.ts'), typeof import('../dictation.ts'), typeof import('../address-book.ts')],
  [typeof import('../network.ts'), typeof import('../haptics.ts')],
] = [
  [await import('./clipboard.ts'), await import('./files.ts'), await import('./push.ts')],
  [await import('./sells-here.ts'), await import('./links.ts')],
  [await import('./kept-texts.ts'), await import('./dictation.ts'), await import('./address-book.ts')],
  [await import('./network.ts'), await import('./haptics.ts')],
];

test.each(twins)('%s has all that stands in the file of its name', async (file) => {
  const names = async (path: string) => Object.keys(await import(path));
  expect(await names(join(folder, file))).toEqual(expect.arrayContaining(await names(join(folder, '..', file))));
});

test("an address is the server's, and one that is whole stays", async () => {
  const { apiAddress } = await import('./api-address.ts');
  expect(apiAddress('/files/1/?t=2')).toBe('https://office.example/files/1/?t=2');
  expect(apiAddress('https://office.example/files/1/')).toBe('https://office.example/files/1/');
});
