import type { Settings } from '../settings.ts';
import type { DeviceToken } from './device-tokens.ts';

/** Where browsers are pushed to: a subscription names an address, and we call no other than these. */
const known = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

/** Whether an address that a browser named is one of a push service: of a browser's maker, or of the sandbox that runs. */
const isPushService = (endpoint: string, { sandboxPort }: Pick<Settings, 'sandboxPort'>): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (sandboxPort && url.origin === `http://127.0.0.1:${sandboxPort}`) return true;
  return url.protocol === 'https:' && url.port === '' && known.some((host) => host.test(url.hostname));
};

/** Whether we can push to a device: a browser of a known push service, or a phone where Firebase knows us. */
export const takesDevice = ({ kind, token }: DeviceToken, settings: Pick<Settings, 'sandboxPort' | 'fcm'>): boolean =>
  kind === 'fcm' ? settings.fcm !== undefined : isPushService(token, settings);
