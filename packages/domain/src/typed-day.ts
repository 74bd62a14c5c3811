/** A day as people type it, and as the product keeps it. */

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};
const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * The YYYY-MM-DD in '21/11/2026', '21-11-2026', '21.11.2026', '21 11 2026', '21112026' or '2026-11-21': day first, year
 * in four digits. null for an empty text, undefined for what is no day since 1900.
 */
export const typedDay = (text: string): string | null | undefined => {
  const clean = text.trim();
  if (clean === '') return null;
  const backwards = /^(\d{4})-(\d{2})-(\d{2})$/.exec(clean)?.slice(1).map(Number).reverse();
  const parts =
    backwards ??
    (/^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(clean) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(clean))
      ?.slice(1)
      .map(Number);
  if (!parts) return undefined;
  const [day, month, year] = parts as [number, number, number];
  return isDay(year, month, day) ? iso(year, month, day) : undefined;
};

/** '21/11/2026' for 2026-11-21; '' for none. */
export const dayText = (day: string | null): string => (day ?? '').split('-').reverse().join('/');
