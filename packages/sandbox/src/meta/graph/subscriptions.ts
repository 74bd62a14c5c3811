import { randomInt } from 'node:crypto';
import { GraphError, invalid } from '../errors.ts';
import type { App } from '../state.ts';
import { allowed, type GraphCall, list, MANAGE, ok, text } from './call.ts';

const FIELDS = new Set([
  'messages',
  'message_template_status_update',
  'template_category_update',
  'message_template_quality_update',
  'message_template_components_update',
  'phone_number_quality_update',
  'phone_number_name_update',
  'account_update',
  'account_alerts',
  'account_review_update',
  'business_capability_update',
  'user_preferences',
  'security',
  'smb_message_echoes',
  'smb_app_state_sync',
  'history',
  'calls',
  'flows',
  'leadgen',
]);
const WAIT_MS = 5000;

/** Asks a callback to prove itself: GET with hub.mode, hub.challenge and hub.verify_token; the bare challenge must come back. */
export async function verifyCallback(callback: string, verifyToken: string): Promise<void> {
  const fault = (why: string) =>
    new GraphError({
      code: 2200,
      message: `(#2200) Callback verification failed with the following errors: ${why}`,
    });
  if (!URL.canParse(callback) || !/^https?:/.test(callback)) throw fault('The URL is not valid.');
  const challenge = String(randomInt(10 ** 9, 2 * 10 ** 9));
  const url = new URL(callback);
  url.searchParams.set('hub.mode', 'subscribe');
  url.searchParams.set('hub.challenge', challenge);
  url.searchParams.set('hub.verify_token', verifyToken);
  let answer: Response;
  try {
    answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });
  } catch {
    throw fault("The URL couldn't be reached.");
  }
  if (answer.status !== 200) throw fault(`HTTP Status Code = ${answer.status}; HTTP Message = ${answer.statusText}`);
  if ((await answer.text()) !== challenge) throw fault('The challenge was not echoed.');
}

/** Only the app itself, by `id|secret`. */
function itself(call: GraphCall, app: App): void {
  if (call.token || call.app !== app)
    throw new GraphError({ code: 15, message: '(#15) This method must be called with an app access_token.' });
}

export function listSubscriptions(call: GraphCall, app: App): unknown {
  itself(call, app);
  return {
    data: app.subscriptions.map(({ object, callback_url, fields }) => ({
      object,
      callback_url,
      active: true,
      fields: fields.map((name) => ({ name, version: `v${call.meta.settings.webhook_version}.0` })),
    })),
  };
}

export async function subscribeApp(call: GraphCall, app: App): Promise<unknown> {
  itself(call, app);
  const object = text(call.params.object);
  const callback_url = text(call.params.callback_url);
  const verify_token = text(call.params.verify_token);
  if (!object) throw invalid('The parameter object is required.');
  if (!callback_url) throw invalid('The parameter callback_url is required.');
  if (!verify_token) throw invalid('The parameter verify_token is required.');
  const fields = list(call.params.fields);
  const unknown = fields.find((field) => !FIELDS.has(field));
  if (unknown) throw invalid(`Invalid field ${unknown} for object ${object}.`);
  await verifyCallback(callback_url, verify_token);
  app.subscriptions = [
    ...app.subscriptions.filter((one) => one.object !== object),
    { object, callback_url, verify_token, fields },
  ];
  return ok;
}

export function unsubscribeApp(call: GraphCall, app: App): unknown {
  itself(call, app);
  const object = text(call.params.object);
  app.subscriptions = object ? app.subscriptions.filter((one) => one.object !== object) : [];
  return ok;
}

export function listSubscribed(call: GraphCall, id: string): unknown {
  const waba = allowed(call, id, MANAGE);
  return {
    data: waba.apps.map(({ id: app, override }) => ({
      whatsapp_business_api_data: {
        id: app,
        name: call.meta.apps.get(app)?.name,
        link: `https://www.facebook.com/games/?app_id=${app}`,
      },
      ...(override && { override_callback_uri: override.uri }),
    })),
  };
}

/** Subscribes the calling token's app to the account, with an own callback where one is given. */
export async function subscribeAccount(call: GraphCall, id: string): Promise<unknown> {
  const waba = allowed(call, id, MANAGE);
  const uri = text(call.params.override_callback_uri);
  const verify_token = text(call.params.verify_token);
  if (uri && !verify_token) throw invalid('The parameter verify_token is required.');
  if (uri) await verifyCallback(uri, verify_token!);
  const override = uri ? { uri, verify_token: verify_token! } : undefined;
  waba.apps = [
    ...waba.apps.filter((one) => one.id !== call.app.id),
    { id: call.app.id, ...(override && { override }) },
  ];
  return ok;
}

export function unsubscribeAccount(call: GraphCall, id: string): unknown {
  const waba = allowed(call, id, MANAGE);
  waba.apps = waba.apps.filter((one) => one.id !== call.app.id);
  return ok;
}
