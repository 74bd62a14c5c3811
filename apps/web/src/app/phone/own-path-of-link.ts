import { appLinkPaths } from '@angan/contract/platform/app-links.ts';
import { apiOrigin } from '../../core/platform/phone/api-address.ts';

/**
 * The path that an address of our server, or a path of a push, leads to in the app. undefined for all that is not ours or
 * no link of the app: any app on the phone can send one.
 */
export const pathOfLink = (address: unknown): string | undefined => {
  const url = typeof address === 'string' ? URL.parse(address, apiOrigin) : null;
  if (url?.origin !== new URL(apiOrigin).origin) return undefined;
  const isOurs = url.pathname === '/' || appLinkPaths.some((path) => `${url.pathname}/`.startsWith(`${path}/`));
  return isOurs ? url.pathname + url.search : undefined;
};
