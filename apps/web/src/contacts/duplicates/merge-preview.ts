import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import { chosenFields, inWords, mergeFields } from '@angan/contract/contacts/merge-fields.ts';
import type { MergePerson } from '@angan/contract/contacts/merging.ts';
import {
  type Choosable,
  defaultChoices,
  nothingDropped,
  type Shown,
  show,
  uniteOne,
} from '@angan/domain/merging/index.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { word } from '../../core/language/index.ts';

type SourceName = (id: number) => string;

/** A person as the rules weigh them. */
export const choosable = (person: MergePerson): Choosable => ({
  ...person,
  records: Object.values(person.moves).reduce((sum, count) => sum + count, 0),
});

/** What the server will make of it, by the same rules. The first of `people` is the one that the others go into. */
export const resultOf = (
  people: readonly MergePerson[],
  chosen: Readonly<Record<string, number>>,
  sourceName: SourceName,
): { choices: Record<string, number>; shown: Shown } => {
  const [into, ...from] = people;
  const choices = { mobile_number_1: into!.id, ...defaultChoices(people.map(choosable), mergeFields), ...chosen };
  const merge = { id: 0, people: from, choices, dropped: nothingDropped };
  return { choices, shown: show(uniteOne(into!.whole, merge, mergeFields, inWords(sourceName))) };
};

export interface Differing {
  readonly field: string;
  readonly label: string;
  readonly options: readonly { id: number; text: string }[];
}

/** The fields of which a person chooses and in which these people differ, with what each has. */
export const differingFields = (people: readonly MergePerson[], sourceName: SourceName): Differing[] => {
  const say = inWords(sourceName);
  return chosenFields.flatMap((field) => {
    const all = people.map(({ id, values, mobiles }) => ({
      id,
      text: field === 'mobile_number_1' ? formatMobile(mobiles[0] ?? '') : say(field, values[field] ?? null),
    }));
    const options = all.filter(({ text }, at) => text !== '' && all.findIndex((one) => one.text === text) === at);
    return options.length < 2 ? [] : [{ field, label: word(contactFieldLabel(field)), options }];
  });
};
