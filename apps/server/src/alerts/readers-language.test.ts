import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { whatsappConsent } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMeta, type Meta } from '../../test/a-meta.ts';
import { aPushService, type PushService } from '../../test/a-push-service.ts';
import { openAlertLine } from '../../test/alert-line.ts';
import { atInIndia } from '../../test/at-in-india.ts';
import { englishIn, otherLanguages } from '../../test/in-language.ts';
import { aNumber } from '../../test/listings.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { metaEnv } from '../../test/whatsapp-office.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { raiseAlerts } from './index.ts';

let meta: Meta;
let push: PushService;
let server: TestServer;
beforeAll(async () => {
  meta = await aMeta();
  push = await aPushService();
  server = await aServer({ ...metaEnv(meta.url), SANDBOX_PORT: String(push.port), SMTP_URL: push.smtpUrl });
  server.clock.now = () => atInIndia('12:00');
  await openAlertLine(server);
  await server.work();
});
afterAll(async () => {
  await server.close();
  await push.close();
  await meta.close();
});

test.each(otherLanguages)(
  'push, mail and WhatsApp say in %s what they say to who reads it',
  async (language, script) => {
    const company = await aCompany(server);
    const mobile = aNumber();
    const owner = await company.person('Owner');
    const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
      server.ask(method, path, owner.token, body);
    await server.owner.query(`update app_user set mobile = $2, mobile_verified_at = now() where id = $1`, [
      owner.id,
      mobile,
    ]);
    const browser = await push.browser((await ask('GET', '/check/push_key/')).body.public_key);
    await ask('POST', '/check/add_fcm_token/', { fcm_token: browser.token });
    const { email } = (
      await ask('PATCH', '/properties/alert_settings/', {
        kinds: [{ kind: 'Inquiry assigned', push: true, mail: true, whatsapp: true }],
        whatsapp: { is_on: true, text_version: whatsappConsent.version },
      })
    ).body;
    const raise = (...keys: string[]) =>
      inTransaction(server.services.pool, openingForCompany(company.id, null), (client) =>
        raiseAlerts(
          onConnection(client),
          keys.map((key) => ({
            ...{ to: [owner.id], kind: 'Inquiry assigned' as const, key },
            sentence: alertSentences.of.inquiryAssigned({ code: 'Q-000007' }),
          })),
        ),
      );
    const written = () =>
      meta.taken
        .filter(({ to }) => to === `91${mobile}`)
        .map(
          ({ body }) =>
            (body as { template: { components: { parameters: { text: string }[] }[] } }).template.components[0]!
              .parameters,
        );
    const pushed = async () => (await browser.told()).map(({ text }) => JSON.parse(text));

    await raise('one');
    await expect
      .poll(async () => (await pushed()).length + (await push.mailsTo(email)).length + written().length)
      .toBe(3);
    expect((await pushed())[0]).toMatchObject({ title: 'Inquiry assigned', body: 'Given to you: Q-000007.' });

    expect((await ask('PATCH', '/auth/users/me/', { language })).status).toBe(200);
    await raise('two');
    await expect
      .poll(async () => (await pushed()).length + (await push.mailsTo(email)).length + written().length)
      .toBe(6);
    const [{ title, body }] = await pushed();
    const [mail] = await push.mailsTo(email);
    const sent = written()
      .at(-1)!
      .map(({ text }) => text);
    expect(body).toContain('Q-000007');
    for (const text of [title, body, mail!.subject, mail!.text, ...sent]) {
      expect(text).toMatch(script);
      expect(englishIn(text, ['Owner'])).toEqual([]);
    }
  },
);
