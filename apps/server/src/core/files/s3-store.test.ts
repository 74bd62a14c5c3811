import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { anS3 } from '../../../test/an-s3.ts';
import { aCompany, aForm, aServer } from '../../../test/support.ts';
import { newBlobStore } from './new-blob-store.ts';

const s3 = await anS3();
const { url, objects, asked, away } = s3;
const store = newBlobStore({ dataDir: '/nowhere', s3: { url, bucket: 'office', key: 'AKIDTEST', secret: 'a secret' } });
afterAll(() => s3.close());

test('an object is copied inside the store', async () => {
  await store.put('7/first/full', Buffer.from('picture'), 'image/webp');
  await store.copy('7/first/full', '7/second/full');
  await store.remove('7/first/full');
  expect((await buffer((await store.get('7/second/full'))!)).toString()).toBe('picture');
  await store.remove('7/second/full');
  asked.length = 0;
});

test('an object is put, read and removed by path, each request signed', async () => {
  await store.put('7/abc/320', Buffer.from('picture'), 'image/jpeg');
  expect(objects.get('/office/files/7/abc/320')).toEqual({ content: Buffer.from('picture'), type: 'image/jpeg' });
  expect((await buffer((await store.get('7/abc/320'))!)).toString()).toBe('picture');
  await store.remove('7/abc/320');
  expect(await store.get('7/abc/320')).toBeUndefined();
  await store.remove('7/abc/320');
  expect(asked.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE', 'GET', 'DELETE']);
  for (const { authorization, hash } of asked) {
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDTEST\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/,
    );
    expect(hash).toMatch(/^[0-9a-f]{64}$|^UNSIGNED-PAYLOAD$/);
  }
});

test('a stream goes in parts, and what fails in the middle leaves nothing', async () => {
  const mb = 1024 * 1024;
  const whole = Buffer.concat(Array.from({ length: 36 }, (_, n) => Buffer.alloc(mb, n)));
  const stream = () => Readable.from(Array.from({ length: 36 }, (_, n) => whole.subarray(n * mb, (n + 1) * mb)));
  asked.length = 0;
  await store.putStream('7/large/full', stream(), 'application/zip');
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'PUT', 'POST']);
  expect(objects.get('/office/files/7/large/full')?.type).toBe('application/zip');
  expect(objects.get('/office/files/7/large/full')!.content.equals(whole)).toBe(true);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(17 * mb);
      throw new Error('the rows ended');
    })(),
  );
  await expect(store.putStream('7/broken/full', broken, 'application/zip')).rejects.toThrow('the rows ended');
  expect(objects.has('/office/files/7/broken/full')).toBe(false);
  expect(s3.begun.size).toBe(0);
  await store.putStream('7/empty/full', Readable.from([]), 'application/zip');
  expect(objects.get('/office/files/7/empty/full')?.content.length).toBe(0);
});

test('a store that is away for a moment is asked again', async () => {
  away.push(503);
  await store.put('7/again/full', Buffer.from('once more'), 'image/jpeg');
  expect(objects.get('/office/files/7/again/full')?.content.toString()).toBe('once more');
});

test('a photo is kept there, sent from there, and purged there', async () => {
  const server = await aServer({ S3_URL: url, S3_BUCKET: 'photos', S3_KEY: 'AKIDTEST', S3_SECRET: 'a secret' });
  const { token } = await (await aCompany(server)).person('Owner');
  const content = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b74d2b' } })
    .png()
    .toBuffer();
  const change = async (photo: Parameters<typeof aForm>) => {
    const { payload, headers } = aForm(...photo);
    return (await server.ask('PATCH', '/auth/users/me/', token, payload, headers)).body.profile_photo as string;
  };
  const inBucket = () => [...objects.keys()].filter((key) => key.startsWith('/photos/files/'));
  const link = await change([{}, { profile_photo: { name: 'me.png', content } }]);
  expect(
    inBucket()
      .map((key) => key.split('/').at(-1))
      .sort(),
  ).toEqual(['320', '960', 'full']);
  const got = await server.app.inject({ url: link });
  expect(got.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': String(got.rawPayload.length) });
  expect(await sharp(got.rawPayload).metadata()).toMatchObject({ width: 90, height: 60 });
  await server.work();
  expect(await change([{ profile_photo: '' }, {}])).toBeNull();
  await expect.poll(inBucket).toEqual([]);
  await server.close();
});
