import { join } from 'node:path';
import { acquaint } from './meta/acquaint.ts';
import { demoPage } from './meta/facebook/seed.ts';
import { demoOffice, openOffice } from './meta/office.ts';
import { demoMailbox, demoTokens } from './portals/enquiries.ts';
import { usualWebhookSecret } from './razorpay/gateway.ts';
import { createSandbox } from './sandbox.ts';

const port = Number(process.env.SANDBOX_PORT || Number(process.env.PORT || 4000) + 1);
const smtpPort = port + 1;
const folder = join(process.env.DATA_DIR || '.data', 'sandbox');

try {
  const { META_APP_ID, META_APP_SECRET, META_WABA_ID, META_PHONE_NUMBER_ID, META_TOKEN } = process.env;
  const meta = {
    ...(META_APP_ID && { appId: META_APP_ID }),
    ...(META_APP_SECRET && { appSecret: META_APP_SECRET }),
    ...(META_WABA_ID && { wabaId: META_WABA_ID }),
    ...(META_PHONE_NUMBER_ID && { phoneNumberId: META_PHONE_NUMBER_ID }),
    ...(META_TOKEN && { token: META_TOKEN }),
  };
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = process.env;
  const razorpay = {
    ...(RAZORPAY_KEY_ID && { keyId: RAZORPAY_KEY_ID }),
    ...(RAZORPAY_KEY_SECRET && { keySecret: RAZORPAY_KEY_SECRET }),
  };
  const sandbox = await createSandbox({ port, smtpPort, folder, meta, razorpay });
  // On Razorpay's own dashboard somebody types this.
  await fetch(`${sandbox.url}/_control/razorpay/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      url: `http://127.0.0.1:${process.env.PORT || 4000}/webhooks/razorpay/`,
      secret: RAZORPAY_WEBHOOK_SECRET || usualWebhookSecret,
    }),
  });
  // As the account manager of each portal would enter it for the demo office.
  for (const [portal, token] of Object.entries(demoTokens))
    await fetch(`${sandbox.url}/_control/portals/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        portal,
        url: `http://127.0.0.1:${process.env.PORT || 4000}/integrations/leads/${portal}/${token}/`,
      }),
    });
  // Where a mail service would find it by the domain of an address.
  await fetch(`${sandbox.url}/_control/portals/mailbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: demoMailbox, server: `smtp://127.0.0.1:${process.env.MAIL_IN_PORT || port + 2}` }),
  });
  if (process.env.DEMO !== '0') {
    await acquaint(sandbox.url);
    await openOffice(
      sandbox.url,
      `http://127.0.0.1:${process.env.PORT || 4000}/integrations/whatsapp/${demoOffice.address}/`,
    );
    // The demo office connected its page before this world began.
    await fetch(`${sandbox.url}/_control/facebook/subscription`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        page: demoPage.id,
        callback_url: `http://127.0.0.1:${process.env.PORT || 4000}/webhooks/facebook/`,
        verify_token: process.env.META_VERIFY_TOKEN || 'sandbox-verify',
      }),
    });
  }
  process.send?.({ ready: true, url: sandbox.url });
  if (!process.send) console.log(`The outside world is at ${sandbox.url}, its mail server at ${sandbox.smtpUrl}`);
  const stop = async () => {
    await sandbox.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
} catch (error) {
  const { code, port: taken } = error as { code?: string; port?: number };
  if (code !== 'EADDRINUSE') throw error;
  console.error(
    `The sandbox cannot start: port ${taken} is in use. Stop what listens there, or set SANDBOX_PORT to another one.`,
  );
  process.exit(1);
}
