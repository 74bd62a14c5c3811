import type { authCalls } from '@angan/contract/auth/auth.ts';
import { pushTexts } from '@angan/contract/auth/texts.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { keepToken, pushKeys, readToken, removeToken, takesDevice } from '../core/push/index.ts';

type TokenCalls = Pick<typeof authCalls, 'pushKey' | 'addFcmToken' | 'removeFcmToken'>;

/** The devices that alerts are pushed to. A token is what the specification calls FcmToken, of whatever kind. */
export const deviceTokenHandlers: Handlers<TokenCalls> = {
  async pushKey(_, { db, services }) {
    const { publicKey } = await pushKeys(db, services.settings);
    return { public_key: publicKey };
  },

  async addFcmToken({ body }, { actor, db, services }) {
    const token = readToken(body.fcm_token);
    if (!token || !takesDevice(token, services.settings)) throw fieldErrors({ fcm_token: [pushTexts.unknownToken] });
    await keepToken(db, actor, token);
    return { detail: pushTexts.added };
  },

  async removeFcmToken({ body }, { actor, db }) {
    await removeToken(db, actor, readToken(body.fcm_token)?.token ?? body.fcm_token);
    return { detail: pushTexts.removed };
  },
};
