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
export { takesDevice } from './push-services.ts';
export { readToken } from './read-token.ts';
export type { ServiceAccount } from './service-account.ts';
