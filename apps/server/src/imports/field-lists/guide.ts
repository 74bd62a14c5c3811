import { type FieldList, fieldTargets } from '@angan/contract/imports/field-list.ts';
import { type Field, headingsOf } from '@angan/contract/kit/presented.ts';
import { yearInIndia } from '@angan/domain/dates.ts';
import { wordsById } from '@angan/domain/lookups/by-id.ts';
import { synonyms } from '../contacts/synonyms.ts';
import { type Guide, share } from '../map/guess.ts';
import { plainHeader } from '../map/header.ts';
import { readListed } from '../values/listed.ts';
import type { ListRules } from './rules.ts';
import { readRange, readValue } from './values.ts';

/** What lists call the first field of a kind, beside its own label and name. */
const usual: readonly (readonly [isIt: (field: Field & { input?: string }) => boolean, names: readonly string[]])[] = [
  [({ kind }) => kind === 'mobile', synonyms.mobile],
  [({ input }) => input === 'email', synonyms.email],
  [({ kind, to }) => kind === 'reference' && to === 'source', synonyms.source],
];

/** How columns of a list of fields are told: by the fields' own headings, and by whether their values can be read so. */
export const fieldGuide = (list: FieldList, { words }: ListRules): Guide<string> => {
  const { fields, name, rest, ranges = {} } = list;
  const read = fieldTargets(list).filter((target) => Object.hasOwn(fields, target));
  const known: [target: string, names: readonly string[]][] = [
    ...read.map((field): [string, string[]] => [field, headingsOf(fields, field)]),
    ...usual.flatMap(([isIt, names]): [string, readonly string[]][] => {
      const first = read.find((field) => isIt(fields[field]!));
      return first === undefined ? [] : [[first, names]];
    }),
    [name, ['name']],
    [rest, synonyms.comment],
    ['skip', synonyms.skip],
  ];
  const byName = new Map<string, string>();
  for (const [target, names] of known)
    for (const plain of names.map(plainHeader)) if (!byName.has(plain)) byName.set(plain, target);
  const thisYear = yearInIndia();
  const readable = (target: string, values: readonly string[]) => {
    const field = fields[target];
    if (!field || field.kind === 'text' || field.to) return 1;
    if (isListed(target)) return share(values, (value) => readListed(target, value).ids.length > 0);
    const around = { thisYear, aliases: words?.[target] ?? {} };
    return share(
      values,
      (value) => (ranges[target] && readRange(value) !== undefined) || readValue(field, value, around) !== undefined,
    );
  };
  const isListed = (target: string) => !fields[target]!.to && wordsById(target) !== undefined;
  const ofValues = read.filter((field) => fields[field]!.kind === 'mobile' || isListed(field));
  return {
    byHeader: (plain) => byName.get(plain),
    names: [...byName].filter(([, target]) => target !== 'skip').map(([plain]) => plain),
    byValues: (values) => ofValues.find((field) => readable(field, values) >= 0.6),
    fits: (target, values) => values.length === 0 || readable(target, values) >= 0.3,
    isDenied: (target, values) => values.length > 0 && readable(target, values) === 0,
    unknown: 'note',
  };
};
