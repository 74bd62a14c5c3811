/** Country codes of two digits (ITU E.164); 1 and 7 have one, all others three. */
const ofTwo = /^(20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The country code that a number in full begins with; digits only, without a plus. */
export const callingCodeOf = (digits: string): string => {
  if (/^[17]/.test(digits)) return digits[0]!;
  return digits.slice(0, ofTwo.test(digits) ? 2 : 3);
};
