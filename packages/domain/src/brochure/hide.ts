import { maskNumbersIn } from '../mobile.ts';
import { goingOut } from '../sentence.ts';
import type { BrochureFacts, Shown } from './types.ts';

const letter = String.raw`[\p{L}\p{M}\p{N}]`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const alone = (pattern: string) => new RegExp(`(?<!${letter})${pattern}(?!${letter})`, 'giu');

/** 'A-1204' also as 'a 1204', 'A/1204', 'A1204'. A bare '3' is left alone: it is more often a count than a unit. */
const unitPattern = (wing: string, unit: string): RegExp | undefined => {
  const parts = (text: string) => text.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  const own = parts(unit);
  if (own.join('').length < 3) return undefined;
  const before = parts(wing).map(escaped).join(String.raw`[\s\-/.,]*`);
  const within = own.map(escaped).join(String.raw`[\s\-/.,]*`);
  return alone(before ? String.raw`(?:${before}[\s\-/.,]*)?${within}` : within);
};

const isOfName = (sign: string | undefined) => sign !== undefined && /[\w.+-]/.test(sign);
const host = /[\w-]+(?:\.[\w-]+)+/y;

/** A text without its e-mail addresses: what stands on both sides of an @, looked for from there. */
const withoutEmails = (text: string): string => {
  let [left, at] = ['', 0];
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', sign + 1)) {
    let from = sign;
    while (from > at && isOfName(text[from - 1])) from--;
    host.lastIndex = sign + 1;
    if (from === sign || !host.test(text)) continue;
    left += text.slice(at, from);
    at = host.lastIndex;
  }
  return left + text.slice(at);
};

/** A text without phone numbers and e-mail addresses. */
const withoutContacts = (text: string): string => withoutEmails(maskNumbersIn(text).replace(/\*{7}\p{N}{3}/gu, ''));

/** Facts that are long and all digits at times, and no phone numbers. */
const codes: readonly (keyof BrochureFacts)[] = ['property_code', 'rera_no', 'available_from', 'possession_date'];

/** Facts without phone numbers and e-mail addresses in any of their texts, such as names of areas and of features. */
export const withoutContactsIn = (facts: BrochureFacts): BrochureFacts => {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutContacts(value);
    return Array.isArray(value) ? value.map(clean) : value;
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      codes.includes(name as keyof BrochureFacts) ? value : clean(value),
    ]),
  ) as unknown as BrochureFacts;
};

/**
 * Makes free text fit to be printed: without phone numbers and e-mail addresses, and without what the two switches hide,
 * however it was typed into the description.
 */
export const printable = (facts: Pick<BrochureFacts, 'society' | 'wing' | 'unit_no'>, shown: Shown) => {
  const unit = shown.unit ? undefined : unitPattern(facts.wing, facts.unit_no);
  const society =
    !shown.society && facts.society ? alone(escaped(facts.society).replace(/\s+/g, String.raw`\s+`)) : undefined;
  return (text: string): string => {
    let left = withoutContacts(text);
    if (unit) left = left.replace(unit, '');
    if (society) left = left.replace(society, 'the society');
    return left
      .replace(/[^\S\n]{2,}/g, ' ')
      .replace(/ ([,.;])/g, '$1')
      .trim();
  };
};

const floors = goingOut({
  below: 'Basement',
  ground: 'Ground',
  low: 'Low (1-3)',
  middle: 'Middle (4-8)',
  high: 'High (9 and up)',
});

/** Floors as a range, so that one flat is not told from the next: 'Middle (4-8)'. Named in English. */
export const floorName = (
  { floor_no, floor_label }: Pick<BrochureFacts, 'floor_no' | 'floor_label'>,
  exact: boolean,
): string => {
  if (floor_no === null) return floor_label && floor_label !== 'Numbered' ? floor_label : '';
  if (floor_no < 0) return floors.below;
  if (floor_no === 0) return floors.ground;
  if (exact) return `${floor_no}`;
  if (floor_no <= 3) return floors.low;
  return floor_no <= 8 ? floors.middle : floors.high;
};
