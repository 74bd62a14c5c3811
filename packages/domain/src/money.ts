/** Rupees: as the product shows them (spec 9) and as people type them. */

const LAKH = 100_000;
const CRORE = 10_000_000;

/** '12345678' as '1,23,45,678': the last three digits, then twos. */
const inGroups = (digits: string): string => {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= 2) groups.unshift(digits.slice(Math.max(0, end - 2), end));
  return groups.join(',');
};

/**
 * Rupees in Indian groups with two decimals, half up by what stands written: 1.005 is 1.01. Exact below 10,00,000 crore,
 * more than a column holds. Reckoned here, since the first formatter of Intl takes a browser 50 to 100 ms to make, at
 * every page.
 */
const twoDecimals = (rupees: number): string => {
  const paise = rupees < 0.001 ? 0 : Math.round(Number(`${rupees}e2`));
  return `${inGroups(String(Math.floor(paise / 100)))}.${String(paise % 100).padStart(2, '0')}`;
};

/**
 * '1.25 Cr' from one crore, '95.00 Lakhs' from one lakh, otherwise '45,000.00'. The step is chosen before rounding, so
 * one rupee less than a crore reads '100.00 Lakhs'.
 */
export const formatPrice = (rupees: number): string => {
  if (rupees < 0) return `-${formatPrice(-rupees)}`;
  if (rupees >= CRORE) return `${(rupees / CRORE).toFixed(2)} Cr`;
  if (rupees >= LAKH) return `${(rupees / LAKH).toFixed(2)} Lakhs`;
  return twoDecimals(rupees);
};

/** '80.00-95.00 Lakhs', '95.00 Lakhs-1.25 Cr': a unit that both ends share stands once. */
export const formatPriceRange = (from: number, to: number): string => {
  const [low, high] = [formatPrice(from), formatPrice(to)];
  const [figure, unit] = low.split(' ');
  return `${unit !== undefined && high.endsWith(` ${unit}`) ? figure : low}-${high}`;
};

/** '₹ 3,500.00', in Indian groups. */
export const formatRupees = (rupees: number): string =>
  rupees < 0 ? `-${formatRupees(-rupees)}` : `₹ ${twoDecimals(rupees)}`;

/** A count or a size in Indian groups, with no more decimals than it needs: '1,295', '2,42,187.5'. */
export const formatNumber = (value: number): string =>
  value < 0 ? `-${formatNumber(-value)}` : twoDecimals(value).replace(/\.?0{1,2}$/, '');

/** '1.25 Cr', '95 Lakhs', '45 K': for places where two decimals say nothing. */
export const moneyInWords = (rupees: number): string => {
  if (rupees < 0) return `-${moneyInWords(-rupees)}`;
  const short = (step: number): string => String(Number((rupees / step).toFixed(2)));
  if (rupees >= CRORE) return `${short(CRORE)} Cr`;
  if (rupees >= LAKH) return `${short(LAKH)} ${short(LAKH) === '1' ? 'Lakh' : 'Lakhs'}`;
  if (rupees >= 1000) return `${short(1000)} K`;
  return String(Number(rupees.toFixed(2)));
};

const steps: readonly (readonly [RegExp, number])[] = [
  [/^(cr|crs|crore|crores|karod|करोड़|કરોડ)$/u, CRORE],
  [/^(l|ls|lac|lacs|lakh|lakhs|lack|lacks|लाख|લાખ)$/u, LAKH],
  [/^(k|th|thousand|hazar|hajar|हज़ार|हजार|હજાર)$/u, 1000],
];

/**
 * Rupees a person meant: '85 L', '85,00,000', '1.25 cr', '45k', '6 crore', '72 Lac', '₹ 1,200/-'. undefined when the
 * text is anything else, so that a typing slip is asked about, not guessed.
 */
export const parseMoney = (text: string): number | undefined => {
  const clean = text
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(₹|rs\.?|inr)\s*/, '')
    .replace(/(?:\/-|-\/)$/, '')
    .trimEnd();
  const found = /^(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([\p{L}\p{M}]+)?\.?$/u.exec(clean);
  if (!found) return undefined;
  const word = found[2];
  const step = word === undefined ? 1 : steps.find(([pattern]) => pattern.test(word))?.[1];
  if (step === undefined) return undefined;
  const rupees = Math.round(Number(found[1]!.replaceAll(',', '')) * step * 100) / 100;
  return Number.isFinite(rupees) ? rupees : undefined;
};
