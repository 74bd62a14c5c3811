/** An e-mail address, or one for payments by UPI, as it stands in free text. */
const address = /[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*/gu;

/** What stands in the place of an address. */
const masked = '*******';

/** Free text with every e-mail and UPI address masked, so that nothing of whose it is stays. */
export const maskAddressesIn = (text: string): string => text.replaceAll(address, masked);
