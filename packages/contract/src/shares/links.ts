/** Letters and digits that are not taken for each other, read aloud or from paper. */
export const shareCodeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 14 signs of 30 are more than 68 bits: no list of them can be tried. */
export const shareCodeLength = 14;
export const shareCodePattern = new RegExp(`^[${shareCodeSigns}]{${shareCodeLength}}$`);

export const sharePath = (code: string): string => `/s/${code}`;
export const shareFilePath = (code: string): string => `/s/${code}/pdf/`;
