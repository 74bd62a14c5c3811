/** Letters and digits that are not taken for each other, read aloud or from paper. */
export const shareCodeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 14 signs of 30 are more than 68 bits: no list of them can be tried. */
export const shareCodeLength = 14;
export const shareCodePattern = new RegExp(`^[${shareCodeSigns}]{${shareCodeLength}}$`);

export const sharePath = (code: string): string => `/s/${code}`;
export const shareLikesPath = (code: string): string => `/s/${code}/likes/`;
/** Where whoever has the link says that they are interested: in the property of this place, from 1, or in all. */
export const shareInterestPath = (code: string, place?: number): string =>
  `/s/${code}/interest/${place === undefined ? '' : `?property=${place}`}`;
export const shareFilePath = (code: string): string => `/s/${code}/pdf/`;

/** The files of the page's type. */
export const shareFonts = [
  'latin-400',
  'latin-600',
  'rupee-400',
  'rupee-600',
  'devanagari-400',
  'devanagari-600',
  'gujarati-400',
  'gujarati-600',
] as const;
export type ShareFont = (typeof shareFonts)[number];
export const shareFontPath = (name: ShareFont): string => `/s/fonts/${name}/`;

/** Sizes of a page's pictures beside the usual one: for an overview, and for the preview that a chat shows of a link. */
export const sharePictureSizes = ['small', 'preview'] as const;
export type SharePictureSize = (typeof sharePictureSizes)[number];
