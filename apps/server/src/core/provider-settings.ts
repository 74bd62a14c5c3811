import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Whose services we use, as the settings name them: Meta, Razorpay, the portals. */
export const providerSettings = {
  META_GRAPH_URL: z.url().optional(),
  META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'a version such as v25.0')
    .default('v25.0'),
  META_DIALOG_URL: z.url().optional(),
  META_APP_ID: z.string().optional(),
  META_APP_SECRET: z.string().optional(),
  META_VERIFY_TOKEN: z.string().optional(),
  META_WABA_ID: z.string().optional(),
  META_PHONE_NUMBER_ID: z.string().optional(),
  META_TOKEN: z.string().optional(),
  RAZORPAY_URL: z.url().optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_CHECKOUT_URL: z.url().optional(),
  ACRES99_URL: z.url().optional(),
  MAGICBRICKS_URL: z.url().optional(),
  HOUSING_URL: z.url().optional(),
};
type Given = z.infer<z.ZodObject<typeof providerSettings>>;

export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** What the sandbox's Meta starts with: packages/sandbox/src/meta/seed.ts. */
const sandboxMeta = {
  appId: '1450010002600001',
  appSecret: 'sandbox-app-secret',
  verifyToken: 'sandbox-verify',
  wabaId: '1450010002600002',
  phoneNumberId: '1450010002600003',
  token: 'EAASandboxSystemUserToken',
};

/**
 * Meta's app, and the first number, which is connected at the start where all of it is set. As long as META_GRAPH_URL is not,
 * a sandbox that runs plays Meta's part, with an app and a number of its own.
 */
export const metaOf = (given: Given, sandboxPort: number | undefined) => {
  const sandboxed = Boolean(sandboxPort) && !given.META_GRAPH_URL;
  const or = (value: string | undefined, sandbox: string) => value ?? (sandboxed ? sandbox : undefined);
  const url = given.META_GRAPH_URL ?? (sandboxed ? `http://127.0.0.1:${sandboxPort}` : 'https://graph.facebook.com');
  const dialog = given.META_DIALOG_URL ?? (sandboxed ? url : 'https://www.facebook.com');
  return {
    url: url.replace(/\/$/, ''),
    version: given.META_GRAPH_VERSION,
    /** Where people allow us to read their Facebook pages, in their browser. */
    dialogUrl: dialog.replace(/\/$/, ''),
    /** The number of the sandbox where the Meta of the settings is none: it is called by nobody. */
    notItsNumber: isLoopback(new URL(url).hostname) ? undefined : sandboxMeta.phoneNumberId,
    appId: or(given.META_APP_ID, sandboxMeta.appId),
    appSecret: or(given.META_APP_SECRET, sandboxMeta.appSecret),
    verifyToken: or(given.META_VERIFY_TOKEN, sandboxMeta.verifyToken),
    wabaId: or(given.META_WABA_ID, sandboxMeta.wabaId),
    phoneNumberId: or(given.META_PHONE_NUMBER_ID, sandboxMeta.phoneNumberId),
    token: or(given.META_TOKEN, sandboxMeta.token),
  };
};

/** What the sandbox's Razorpay starts with: packages/sandbox/src/razorpay/gateway.ts. */
const sandboxRazorpay = {
  keyId: 'rzp_test_AnganSandbox1',
  keySecret: 'sandbox-razorpay-secret',
  webhookSecret: 'sandbox-razorpay-webhook',
};

/** Razorpay's account. As long as neither its address nor a key is set, a sandbox that runs plays its part. */
export const razorpayOf = (given: Given, sandboxPort: number | undefined) => {
  const sandboxed = Boolean(sandboxPort) && !given.RAZORPAY_URL && !given.RAZORPAY_KEY_ID;
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const keyId = given.RAZORPAY_KEY_ID ?? (sandboxed ? sandboxRazorpay.keyId : undefined);
  const keySecret = given.RAZORPAY_KEY_SECRET ?? (sandboxed ? sandboxRazorpay.keySecret : undefined);
  if (Boolean(keyId) !== Boolean(keySecret))
    throw new StartError('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are one pair: set both, or neither.');
  if (!keyId || !keySecret) return undefined;
  return {
    url: (given.RAZORPAY_URL ?? (sandboxed ? sandbox : 'https://api.razorpay.com')).replace(/\/$/, ''),
    /** The script that opens the payment page. */
    checkoutUrl:
      given.RAZORPAY_CHECKOUT_URL ??
      (sandboxed ? `${sandbox}/v1/checkout.js` : 'https://checkout.razorpay.com/v1/checkout.js'),
    keyId,
    keySecret,
    webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? (sandboxed ? sandboxRazorpay.webhookSecret : undefined),
  };
};

/** The path at 99acres, which all of its customers have in common. */
const acres99Path = '/99api/v1/getmy99Response/OeAuXClO43hwseaXEQ/uid/';

/** Where portals are asked: 99acres' is a whole address, those of the others what their paths follow. */
export const portalsOf = (given: Given, sandboxPort: number | undefined) => {
  const sandbox = sandboxPort && `http://127.0.0.1:${sandboxPort}`;
  const or = (url: string | undefined, real: string) => (url ?? (sandbox || real)).replace(/\/$/, '');
  return {
    acres99: given.ACRES99_URL ?? `${sandbox || 'https://www.99acres.com'}${acres99Path}`,
    magicbricks: or(given.MAGICBRICKS_URL, 'https://rating.magicbricks.com'),
    housing: or(given.HOUSING_URL, 'https://pahal.housing.com'),
  };
};
