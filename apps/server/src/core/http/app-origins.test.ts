import { expect, test } from 'vitest';
import { newLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { newApp } from './app.ts';
import { serveAppLinks } from './app-links.ts';

const origins = ['https://localhost', 'capacitor://localhost'];
const fingerprint = Array.from({ length: 32 }, () => 'A0').join(':');
const read = (env: NodeJS.ProcessEnv) => readSettings({ SECRET_KEY: 'k'.repeat(32), DEMO: '0', ...env }).phoneApp;

const anApp = async (env: NodeJS.ProcessEnv = {}) => {
  const phoneApp = read(env);
  const app = await newApp({ loggerInstance: newLog('silent') }, { apps: phoneApp.origins });
  app.get('/properties/city/', async () => ({ results: [] }));
  serveAppLinks({ app, services: { settings: { phoneApp } } as never });
  return app;
};

test.each(origins)(
  'the app at %s is answered where the operator names it, before and with its call',
  async (origin) => {
    const app = await anApp({ APP_ORIGINS: origins.join(', ') });
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/properties/city/',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-origin'], asked.body]).toEqual([204, origin, '']);
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    const { headers } = await app.inject({ method: 'GET', url: '/properties/city/', headers: { origin } });
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: expect.stringContaining('Origin') });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    // Its pictures may be drawn there.
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const refused = await app.inject({ method: 'GET', url: '/nothing/here/', headers: { origin } });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([404, origin]);
  },
);

test('nobody else is, and where nothing is named nobody is', async () => {
  const app = await anApp({ APP_ORIGINS: origins.join(',') });
  const plain = await anApp();
  for (const [one, origin] of [
    [app, 'https://evil.example'],
    [app, 'http://localhost'],
    [app, 'https://localhost.evil.example'],
    [app, 'null'],
    [plain, 'https://localhost'],
  ] as const) {
    const { headers } = await one.inject({ method: 'GET', url: '/properties/city/', headers: { origin } });
    expect(headers['access-control-allow-origin'], origin).toBeUndefined();
    const asked = await one.inject({
      method: 'OPTIONS',
      url: '/properties/city/',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']], origin).toEqual([404, undefined]);
  }
  const { headers } = await plain.inject({ method: 'GET', url: '/properties/city/' });
  expect([headers['cross-origin-resource-policy'], headers.vary]).toEqual(['same-origin', undefined]);
});

test("what is compressed still says that it is the app's", async () => {
  const app = await anApp({ APP_ORIGINS: 'https://localhost' });
  app.get('/properties/area/', async () => ({ results: Array.from({ length: 500 }, (_, id) => ({ id })) }));
  const { headers } = await app.inject({
    method: 'GET',
    url: '/properties/area/',
    headers: { origin: 'https://localhost', 'accept-encoding': 'br' },
  });
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://localhost',
    vary: 'Origin, Accept-Encoding',
    'content-encoding': 'br',
  });
});

test('a wrong setting stops the start with a sentence', () => {
  for (const env of [
    { APP_ORIGINS: 'localhost' },
    { APP_ORIGINS: '*' },
    { APP_ORIGINS: 'https://localhost/' },
    { APP_ANDROID_ID: 'angan' },
    { APP_ANDROID_FINGERPRINTS: 'A0:A1' },
    { APP_IOS_ID: 'com.angan.office' },
  ])
    expect(() => read(env), JSON.stringify(env)).toThrow(Object.keys(env)[0]!);
});

test('phones learn which app opens our links, as the settings say, and nothing where they say nothing', async () => {
  const named = await anApp({
    APP_ANDROID_ID: 'com.angan.office',
    APP_ANDROID_FINGERPRINTS: fingerprint,
    APP_IOS_ID: 'ABCDE12345.com.angan.office',
  });
  const google = await named.inject({ method: 'GET', url: '/.well-known/assetlinks.json' });
  expect(google.headers['content-type']).toContain('application/json');
  expect(google.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.angan.office',
        sha256_cert_fingerprints: [fingerprint],
      },
    },
  ]);
  const apple = await named.inject({ method: 'GET', url: '/.well-known/apple-app-site-association' });
  expect([apple.statusCode, apple.headers['content-type']]).toEqual([200, expect.stringContaining('application/json')]);
  const [detail] = apple.json().applinks.details;
  expect(detail.appIDs).toEqual(['ABCDE12345.com.angan.office']);
  const paths = detail.components.map((one: { '/': string }) => one['/']);
  expect(paths).toEqual(expect.arrayContaining(['/', '/activation/*', '/password-reset/*', '/join/*', '/tasks']));
  expect(paths.some((path: string) => path === '/*' || path.startsWith('/s/'))).toBe(false);
  const plain = await anApp();
  for (const path of ['assetlinks.json', 'apple-app-site-association'])
    expect((await plain.inject({ method: 'GET', url: `/.well-known/${path}` })).statusCode).toBe(404);
});
