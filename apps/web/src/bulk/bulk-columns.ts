import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { formatMobile, isMobile, mobileDigits } from '@angan/domain/mobile.ts';
import { dayText, typedDay } from '@angan/domain/typed-day.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, perLanguage, word } from '../core/language/index.ts';
import { readTyped, unreadable } from '../records/index.ts';
import type { Cells, GridColumn } from '../ui/grid/index.ts';
import { meant, type Named, piecesOf, suggested, tidied, unmeant } from './words.ts';

/** What a cell says: a value, or what is wrong with it. `unknown`: it names something that is not there. */
export interface Reading {
  readonly value?: unknown;
  readonly error?: string;
  readonly unknown?: string;
}
export interface BulkColumn extends GridColumn {
  /** Never asked of an empty cell. */
  readonly read: (text: string, cells: Cells) => Reading;
  /** What is said where a required cell is empty. */
  readonly missing?: string;
}
type More = Partial<Pick<BulkColumn, 'required' | 'missing' | 'hint' | 'many'>>;

export const textColumn = (key: string, label: string, width: number, max: number, more: More = {}): BulkColumn => ({
  key,
  label,
  width,
  ...more,
  read: (text) => (text.length > max ? { error: t`Write it in ${max} characters or less.` } : { value: text }),
});

export const mobileColumn = (label: string): BulkColumn => ({
  key: 'mobile_number_1',
  label,
  width: 8,
  required: true,
  missing: word(contactTexts.mobileRequired),
  inputMode: 'numeric',
  tidy: (text) => (isMobile(mobileDigits(text)) ? formatMobile(mobileDigits(text)) : text),
  read: (text) =>
    isMobile(mobileDigits(text)) ? { value: mobileDigits(text) } : { error: word(contactTexts.mobileInvalid) },
});

/** A number as people type it: '85 L' and '1.25 cr' where it is money, 'G' where it is a floor. */
export const typedColumn = (
  key: string,
  label: string,
  width: number,
  kind: 'count' | 'rupees' | 'amount',
  more: More = {},
): BulkColumn => {
  const numberIn = (text: string) => (/^g(f|round)?\.?$/i.test(text) && kind === 'count' ? 0 : readTyped(kind, text));
  return {
    key,
    label,
    width,
    right: true,
    ...(kind === 'count' && { inputMode: 'numeric' as const }),
    ...(kind === 'rupees' && { hint: t`85 L, 1.25 Cr or 95,00,000` }),
    ...more,
    tidy: (text) => {
      const value = numberIn(text);
      return typeof value === 'number' ? formatNumber(value) : text;
    },
    read: (text) => {
      const value = numberIn(text);
      return typeof value === 'number' ? { value } : { error: unreadable[kind]!() };
    },
  };
};

/** One or several of a list, each by its name, a part of it or another way of writing it. */
export const choiceColumn = <Id>(
  key: string,
  label: string,
  width: number,
  choices: readonly Named<Id>[] | ((cells: Cells) => readonly Named<Id>[]),
  more: More = {},
): BulkColumn => {
  const of = (cells: Cells) => (typeof choices === 'function' ? choices(cells) : choices);
  const { many = false } = more;
  return {
    key,
    label,
    width,
    ...more,
    suggest: (typed, cells) => suggested(typed, of(cells)),
    tidy: (text, cells) => tidied(text, of(cells), many),
    read: (text, cells) => {
      const pieces = many ? piecesOf(text, of(cells)) : [text];
      const ids: Id[] = [];
      for (const piece of pieces) {
        const found = meant(piece, of(cells));
        if (typeof found !== 'object') return { error: unmeant(piece, found, of(cells)) };
        ids.push(found.id);
      }
      return { value: many ? [...new Set(ids)] : ids[0] };
    },
  };
};

/** Words that are known by themselves. */
export const named = <W extends string>(words: readonly W[]): Named<W>[] =>
  words.map((word) => ({ id: word, label: word }));

const yesOrNo = perLanguage<readonly Named<boolean>[]>(() => [
  { id: true, label: t`Yes`, also: ['y', 'true', 'negotiable', 'neg'] },
  { id: false, label: t`No`, also: ['n', 'false', 'fixed', 'final'] },
]);
export const flagColumn = (key: string, label: string, width: number): BulkColumn => ({
  ...choiceColumn(key, label, width, yesOrNo()),
  read: (text) => {
    const found = meant(text, yesOrNo());
    return typeof found === 'object' ? { value: found.id } : { error: word(bulkTexts.yesOrNo) };
  },
});

export const dayColumn = (key: string, label: string, width: number): BulkColumn => ({
  key,
  label,
  width,
  hint: '21/11/2026',
  tidy: (text) => dayText(typedDay(text) ?? null) || text,
  read: (text) => {
    const value = typedDay(text);
    return value ? { value } : { error: word(bulkTexts.dayUnreadable) };
  },
});

/** Office hours begin with it where only a day is said. */
const firstHour = 10;

/** A day with an hour, as the moment in India; undefined for what is none. */
const momentIn = (text: string): string | undefined => {
  const found = /^(\S+)(?:\s+(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?)?$/i.exec(text.trim());
  const day = found && typedDay(found[1]!);
  if (!day) return undefined;
  const [hours, minutes] = [Number(found[2] ?? firstHour), Number(found[3] ?? 0)];
  const isAfternoon = found[4]?.toLowerCase() === 'pm' && hours < 12;
  const hour = found[4]?.toLowerCase() === 'am' && hours === 12 ? 0 : hours + (isAfternoon ? 12 : 0);
  if (hour > 23 || minutes > 59) return undefined;
  return `${day}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00+05:30`;
};

export const momentColumn = (key: string, label: string, width: number): BulkColumn => ({
  key,
  label,
  width,
  hint: t`21/11/2026 5 pm`,
  read: (text) => {
    const value = momentIn(text);
    return value ? { value } : { error: word(bulkTexts.timeUnreadable) };
  },
});
