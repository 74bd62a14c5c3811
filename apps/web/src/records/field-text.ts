import type { ReferredTo } from '@angan/contract/kit/pairs.ts';
import { type Field, type Fields, othersOf } from '@angan/contract/kit/presented.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate, formatNumber, formatRupees, word } from '../core/language/index.ts';
import { nameOf } from '../core/names/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import type { BrokerageTerms } from './brokerage-field.tsx';

/** The list of names that a reference is looked up in. */
const listOf = { area: 'areas', source: 'source_names' } as const satisfies Record<ReferredTo, string>;

const brokerageText = ({ basis, value, payer }: BrokerageTerms): string => {
  const amount = {
    Percent: `${formatNumber(value)} %`,
    'Months of rent': plural(value, {
      one: `${formatNumber(value)} month of rent`,
      other: `${formatNumber(value)} months of rent`,
    }),
    'Fixed amount': formatRupees(value),
  }[basis];
  return payer ? t`${amount}, paid by ${word(payer).toLowerCase()}` : amount;
};

/** Brokerage; 'Fan 4, AC' of what there are so many; of what has facts of its own, as on portals, the names. */
const partsText = (parts: object): string =>
  'basis' in parts
    ? brokerageText(parts as BrokerageTerms)
    : Object.entries(parts)
        .filter(([, part]) => part !== 0)
        .map(([name, part]) => (typeof part === 'object' ? name : part === 1 ? word(name) : `${word(name)} ${part}`))
        .join(', ');

/** '1 month', '11 months', '5 %'. */
const measured = (value: number, unit: string): string => {
  const figure = formatNumber(value);
  if (unit === 'months') return plural(value, { one: `${figure} month`, other: `${figure} months` });
  if (unit === 'years') return plural(value, { one: `${figure} year`, other: `${figure} years` });
  return `${figure} ${word(unit)}`;
};

/** What a field of a record says, in words, by its kind; '' for nothing, and for what its kind alone cannot say. */
export const fieldText = ({ kind, unit, to }: Pick<Field, 'kind' | 'unit' | 'to'>, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  switch (kind) {
    case 'count':
    case 'amount':
    case 'percent':
      return unit === undefined ? formatNumber(value as number) : measured(value as number, unit);
    case 'degrees':
      return String(value);
    case 'rupees':
      return formatRupees(value as number);
    case 'date':
      return formatDate(value as string);
    case 'flag':
      return value === true ? t`Yes` : '';
    case 'maybe':
      return value ? t`Yes` : t`No`;
    case 'choices':
      return (value as string[]).map(word).join(', ');
    case 'words':
      return (value as string[]).join(', ');
    case 'text':
    case 'mobile':
      return value as string;
    case 'choice':
      return word(value as string);
    case 'parts':
      return partsText(value as object);
    case 'reference':
      return to ? nameOf(listOf[to], value as number) : '';
    default:
      return '';
  }
};

/** Fields of a record with their words, in the order of the names; those of which nothing is known are left out. */
export const factsOf = <F extends Fields>(
  fields: F,
  names: readonly (keyof F & string)[],
  record: { [Name in keyof F & string]?: unknown },
): [label: string, text: string][] =>
  names
    .map((name): [string, string] => [
      word(fields[name]!.short ?? fields[name]!.label),
      fieldText(fields[name]!, record[name]),
    ])
    .filter(([, text]) => text !== '');

/** Kinds that a column of words can show. */
const worded: readonly Field['kind'][] = [
  ...(['text', 'words', 'choice', 'choices', 'count', 'amount', 'rupees'] as const),
  ...(['percent', 'date', 'flag', 'maybe', 'mobile'] as const),
];
const usualColumn = 8;
const widths: Partial<Record<Field['kind'], number>> = { date: 7.5, flag: 5 };

/**
 * Columns of the table, one for each field that is not `said` by another one: for who wants them, but those that are
 * `shown` to everybody.
 */
export const furtherColumns = <F extends Fields>(
  fields: F,
  said: readonly (keyof F & string)[],
  shown: readonly (keyof F & string)[] = [],
): Column<{ [Name in keyof F]?: unknown }>[] =>
  othersOf(fields, said).flatMap((name) => {
    const field = fields[name]!;
    if (!worded.includes(field.kind) && !field.to) return [];
    return {
      key: name,
      label: word(field.short ?? field.label),
      width: field.width ?? widths[field.kind] ?? usualColumn,
      kind: 'quiet',
      ...(!shown.includes(name) && { optional: true }),
      cell: (row) => fieldText(field, row[name]),
    };
  });
