import { authCalls } from '@angan/contract/auth/auth.ts';
import { client } from '../core/api/index.ts';
import { pushToken, subscribeToPush, unsubscribeFromPush } from '../core/platform/index.ts';
import { useAuth } from '../core/session/index.ts';

const api = client(authCalls);
const quiet = { quiet: true };

const keep = async (token: string) => {
  const told = await api.addFcmToken({ body: { fcm_token: token } }, quiet);
  useAuth.setState({ FcmToken: token });
  return told;
};

/** Has alerts pushed to this browser; undefined where its person told it not to. */
export const turnPushOn = async (publicKey: string) => {
  const token = await subscribeToPush(publicKey);
  return token === undefined ? undefined : keep(token);
};

export const turnPushOff = async (token: string): Promise<void> => {
  await api.removeFcmToken({ body: { fcm_token: token } }, quiet);
  useAuth.setState({ FcmToken: null });
  await unsubscribeFromPush();
};

/** Tells the server, as the app starts, that this browser is still there, or that it shows nothing any more. */
export const renewPush = async (before: string): Promise<void> => {
  const token = await pushToken();
  if (token) await keep(token);
  else await turnPushOff(before);
};
