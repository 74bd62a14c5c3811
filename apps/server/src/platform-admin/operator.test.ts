import { expect, test } from 'vitest';
import { aServer } from '../../test/support.ts';

test('anybody reads who runs the server, and of what nobody set there is nothing', async () => {
  const server = await aServer({
    OPERATOR_NAME: 'Vastu Software LLP',
    SUPPORT_EMAIL: 'help@vastu.test',
    SOCIAL_YOUTUBE: 'https://youtube.test/vastu',
    APP_IOS: 'https://apps.test/vastu',
  });
  const { status, body } = await server.ask('GET', '/check/operator/');
  await server.close();
  expect([status, body]).toEqual([
    200,
    {
      ...{ name: 'Vastu Software LLP', address: '', gstin: '', grievance_officer: '' },
      ...{ phone: '', whatsapp: '', email: 'help@vastu.test' },
      social: [{ network: 'YouTube', url: 'https://youtube.test/vastu' }],
      stores: [{ device: 'iOS', url: 'https://apps.test/vastu' }],
    },
  ]);
});
