import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { anS3 } from '../../test/an-s3.ts';
import { aBackedUpDemo, anEmptyDatabase, aPath, contentsOf, filesIn, runTool } from '../../test/backups.ts';
import { testSecret } from '../../test/global-setup.ts';

const made: string[] = [];
const newPath = (what: string) => {
  const folder = aPath(what);
  made.push(folder);
  return folder;
};
afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
});

test('an external database whose user is no superuser, with files in S3 and the key that came along, and from there again', async () => {
  const { server, taken, ofServer } = await aBackedUpDemo();
  made.push(taken);
  const withKey = newPath('with-key');
  expect((await runTool('backup', ofServer(), [withKey, '--with-key'])).said).toContain('The secret key is in it');
  expect((await stat(path.join(withKey, 'secret-key'))).mode & 0o777).toBe(0o600);
  const database = await anEmptyDatabase();
  const s3 = await anS3();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: newPath('data'),
    SECRET_KEY: '',
    S3_URL: s3.url,
    S3_BUCKET: 'office',
    S3_KEY: 'AKIDTEST',
    S3_SECRET: 'a secret',
  };
  try {
    const restored = await runTool('restore', env, [withKey]);
    expect([restored.code, restored.complained]).toEqual([0, '']);
    expect(await readFile(path.join(env.DATA_DIR, 'secret-key'), 'utf8')).toBe(testSecret);
    expect(await contentsOf(database.url)).toEqual(await contentsOf(server.databaseUrl));
    const again = newPath('again');
    const backedUp = await runTool('backup', env, [again]);
    expect([backedUp.code, backedUp.complained]).toEqual([0, '']);
    const manifest = async (folder: string) => JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
    const digests = (of: { tables: { name: string; digest: string }[] }) => of.tables.map((t) => [t.name, t.digest]);
    expect(digests(await manifest(again))).toEqual(digests(await manifest(taken)));
    expect((await manifest(again)).files).toMatchObject({ missing: 0, count: s3.objects.size });
    expect(await filesIn(path.join(again, 'files'))).toEqual(await filesIn(path.join(taken, 'files')));
  } finally {
    s3.close();
    await database.drop();
    await server.close();
  }
}, 300_000);
