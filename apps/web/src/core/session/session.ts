import { authCalls, type Me } from '@angan/contract/auth/auth.ts';
import { sessionTexts } from '@angan/contract/auth/texts.ts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { client } from '../api/client.ts';
import { word } from '../language/index.ts';
import { sessionOf, useAuth } from './auth.ts';
import { deviceId } from './device-id.ts';
import { endSession, nextSession, whileLeaving } from './end.ts';
import { skewFrom } from './jwt.ts';
import { followStorage } from './refresh.ts';

const calls = client(authCalls);

/** Milliseconds that a logout waits for the server before this browser forgets the session anyway. */
export const patience = 4000;

/**
 * Signs in and finds out who that is. Throws ApiError with the server's sentence when it is refused. `log_out`: devices that
 * are let go for it.
 */
export const signIn = async (username: string, password: string, log_out?: number[]): Promise<void> => {
  useAuth.setState({ isLoading: true, error: null });
  try {
    const { access, refresh } = await calls.jwtCreate({ body: { username, password, device_id: deviceId(), log_out } });
    nextSession();
    useAuth.setState({ accessToken: access, refreshToken: refresh, clockSkew: skewFrom(access, Date.now()) });
    calls.device({}, { quiet: true }).catch(() => undefined);
    const me = await calls.me({}, { quiet: true });
    askedAt = Date.now();
    useAuth.setState({ ...sessionOf(me), isLoggedIn: true });
  } catch (error) {
    endSession('logout');
    throw error;
  } finally {
    useAuth.setState({ isLoading: false });
  }
};

let askedAt = 0;
/** Milliseconds for which an answer about oneself is fresh enough. */
const meStaysFresh = 60_000;

/** Asks again who this is: the role, the photo or the subscription may have changed since; `now` where it surely did. */
export const renewMe = async (now = false): Promise<void> => {
  if (!now && Date.now() - askedAt < meStaysFresh) return;
  adoptMe(await calls.me({}, { quiet: true }));
};

/**
 * Takes over what the server has just said of the person: a new name or photo stands everywhere at once, and nothing is
 * drawn anew where it says the same as before.
 */
export const adoptMe = (me: Me): void => {
  const before = useAuth.getState();
  useAuth.setState(replaceEqualDeep(before, { ...before, ...sessionOf(me) }));
};

/** Ends this device's session on the server as far as it can be reached, and here in any case. */
export const logOut = async (): Promise<void> => {
  useAuth.setState({ isLoading: true });
  await whileLeaving(async () => {
    const { FcmToken } = useAuth.getState();
    const options = { quiet: true, signal: AbortSignal.timeout(patience) };
    if (FcmToken) {
      const form = new FormData();
      form.append('fcm_token', FcmToken);
      await calls.removeFcmToken({ body: form }, options).catch(() => toast.error(word(sessionTexts.pushTokenRemoval)));
    }
    await calls.deviceLogoutUpdate({}, options);
  });
  endSession('logout');
};

/** Ends every session of the person, this one too. A refusal leaves this one open and is told. */
export const logOutEverywhere = async (): Promise<void> => {
  try {
    const { detail } = await calls.logoutAllDevices({}, { quiet: true });
    endSession('logout');
    toast.success(detail);
  } catch {
    if (useAuth.getState().isLoggedIn) toast.error(word(sessionTexts.logoutAllFailed));
  }
};

/** Keeps this tab in step with the others from now on. */
export const watchOtherTabs = (): void => {
  addEventListener('storage', ({ key }) => {
    if (key === null || ['auth', 'token', 'ended'].includes(key)) followStorage();
  });
};
