export {
  countFailure,
  type DeviceToken,
  dropToken,
  findToken,
  isFresh,
  keepToken,
  removeToken,
} from './device-tokens.ts';
export { type PushKeys, pushKeys, sealedPushKey } from './push-keys.ts';
export { isPushService } from './push-services.ts';
export { readToken } from './read-token.ts';
