/** How units are compared: 'A-1204', 'A 1204', 'a/1204' and wing 'Tower A' with unit '1204' are one. */

const titles = /\b(tower|wing|block|building|flat|unit|office|shop|plot|house|bungalow|villa|apartment|no)\b/g;

/** Letters and digits alone, in lower case, without words like 'Tower' and without the zeros in front of a number. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(titles, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(/(?<!\d)0+(?=\d)/g, '');

/** '' where no unit is known, since every flat of a wing would be the same one. A wing that the unit repeats counts once. */
export const unitKey = (wing: string, unit: string): string => {
  const inUnit = bare(unit);
  const inWing = bare(wing);
  if (inUnit === '') return '';
  return inUnit.startsWith(inWing) && inUnit !== inWing ? inUnit : inWing + inUnit;
};
