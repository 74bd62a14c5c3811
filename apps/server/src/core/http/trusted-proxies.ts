import ipaddr from 'ipaddr.js';

/** How many proxies stand before us, or their addresses; false: none. */
export type TrustedProxies = false | number | readonly string[];

/** The TRUST_PROXY setting; undefined where it says none of these. `true` is one proxy, as it was before numbers were read. */
export const readTrustedProxies = (text: string): TrustedProxies | undefined => {
  const word = text.trim().toLowerCase();
  if (['', '0', 'false', 'no', 'off'].includes(word)) return false;
  if (['true', 'yes', 'on'].includes(word)) return 1;
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const addresses = word.split(',').map((one) => one.trim());
  return addresses.every((one) => ipaddr.isValid(one) || ipaddr.isValidCIDR(one)) ? addresses : undefined;
};

/**
 * The same for Fastify. Each proxy appends whom it was asked by to X-Forwarded-For, so of a number as many entries are
 * passed over from the right; what stands further left was written by the caller and is never taken. Fastify itself takes
 * no number, because it cannot tell whether it was a proxy that asked: docs/configuration.md says so too.
 */
export const trustFor = (proxies: TrustedProxies) =>
  typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : proxies === false
      ? false
      : [...proxies];
