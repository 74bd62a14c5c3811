/** GST numbers and PANs: how they are written, and what the one tells of the other. */

/** Two digits of the state, the PAN, the holder's registration in the state, Z, a check sign. */
const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const panPattern = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** As the register writes it: capitals, without the spaces and hyphens that people put between. */
export const tidyTaxNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/**
 * The last sign of a GST number from the fourteen before it: each sign's place in the alphabet of 36, every second one
 * doubled and its two digits to the base of 36 added, and what is then missing to a multiple of 36.
 */
export const gstinCheckSign = (number: string): string => {
  const sum = [...number.slice(0, 14)].reduce((total, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36]!;
};

/** What is wrong with a tidy GST number: how it is written, or its check sign. undefined when nothing is. */
export const gstinFault = (number: string): 'form' | 'check' | undefined => {
  if (!gstinPattern.test(number)) return 'form';
  return gstinCheckSign(number) === number[14] ? undefined : 'check';
};

/** The state's number in the GST register, as '24' for Gujarat: `gst_state_code` of the list of states. */
export const stateCodeOfGstin = (number: string): string => number.slice(0, 2);

export const panOfGstin = (number: string): string => number.slice(2, 12);

/** Whether a tidy text is written as a PAN is. */
export const isPan = (number: string): boolean => panPattern.test(number);
