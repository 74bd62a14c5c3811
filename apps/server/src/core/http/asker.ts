import ipaddr from 'ipaddr.js';

/**
 * Who asks, as limits count them: the address, and of IPv6 its first 64 bits, since one household or server has all of
 * them for itself. What is no address is counted as it stands.
 */
export const askerOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`).toNormalizedString()}/64`;
};
