/** Times of portals. One without an offset is India's (UTC+05:30, no daylight saving). */

/** With which a time ends that had no offset of its own. */
export const indiaOffset = '+05:30';
const two = (text: string | undefined) => (text ?? '0').padStart(2, '0');

const checked = (iso: string): string | null => {
  const at = Date.parse(iso);
  // A day that no month has is read as one of the next.
  return Number.isNaN(at) || Number(iso.slice(8, 10)) !== new Date(at + 19_800_000).getUTCDate() ? null : iso;
};
const inIndia = (day: string, time: string) => checked(`${day}T${time}${indiaOffset}`);

const forms: readonly (readonly [RegExp, (parts: readonly (string | undefined)[]) => string | null])[] = [
  // 2026-11-21 15:48:53, 2026/11/21 15:48, with or without the time
  [
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/,
    ([, y, m, d, h, min, s]) => inIndia(`${y}-${two(m)}-${two(d)}`, `${two(h)}:${two(min)}:${two(s)}`),
  ],
  // 11/21/2026 03:48 PM: the portal's export has the month first
  [
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP])\.?M\.?$/i,
    ([, m, d, y, h, min, s, half]) =>
      inIndia(
        `${y}-${two(m)}-${two(d)}`,
        `${two(String((Number(h) % 12) + (/p/i.test(half ?? '') ? 12 : 0)))}:${two(min)}:${two(s)}`,
      ),
  ],
  // 20261121 154853, 20261121
  [
    /^(\d{4})(\d{2})(\d{2})(?:[ T]?(\d{2})(\d{2})(\d{2})?)?$/,
    ([, y, m, d, h, min, s]) => inIndia(`${y}-${m}-${d}`, `${two(h)}:${two(min)}:${two(s)}`),
  ],
  // 21-11-2026 15:48:53, 21/11/2026 15:48
  [
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?:[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/,
    ([, d, m, y, h, min, s]) => inIndia(`${y}-${two(m)}-${two(d)}`, `${two(h)}:${two(min)}:${two(s)}`),
  ],
];

/** A moment as ISO 8601 with its offset; null where it is none. */
export const readTime = (text: string): string | null => {
  const given = text.trim().slice(0, 40);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(given))
    return Number.isNaN(Date.parse(given)) ? null : new Date(given).toISOString();
  for (const [form, read] of forms) {
    const parts = form.exec(given);
    if (parts) return read(parts);
  }
  return readEpoch(given);
};

/** Seconds, or milliseconds, since 1970; null where it is none of this century. */
export const readEpoch = (text: string): string | null => {
  if (!/^\d{10}(?:\d{3})?(?:\.\d+)?$/.test(text.trim())) return null;
  const number = Number(text);
  const at = new Date(number > 1e11 ? number : number * 1000);
  return at.getTime() > Date.UTC(2010, 0) && at.getTime() < Date.UTC(2100, 0) ? at.toISOString() : null;
};

const parts = (at: Date) => new Date(at.getTime() + 19_800_000).toISOString();
/** 2026-11-21 15:48:53, in India. */
export const spelled = (at: Date): string => parts(at).slice(0, 19).replace('T', ' ');
/** 20261121, in India. */
export const compactDay = (at: Date): string => parts(at).slice(0, 10).replaceAll('-', '');
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
