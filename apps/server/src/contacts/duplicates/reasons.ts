import { type DuplicateReason, duplicateReasons } from '@angan/contract/contacts/duplicate-reasons.ts';
import { contactCode } from '@angan/domain/people.ts';

const { of } = duplicateReasons;

/** People of a group who are named when not all of it share something. */
const named = 3;

/** 'Both have 98240 11768', 'All 3 have 98240 11768', 'Mehul Trivedi and M. Trivedi have 98240 11768'. */
export const haveIn = (
  group: readonly number[],
  who: readonly number[],
  names: ReadonlyMap<number, string>,
  what: string,
): DuplicateReason => {
  if (who.length === group.length)
    return group.length === 2 ? of.bothHave({ what }) : of.allHave({ count: group.length, what });
  const few = who.length > named ? who.slice(0, named - 1) : who;
  const others = who.length - few.length;
  return of.someHave({ who: { names: few.map((id) => names.get(id)?.trim() || contactCode(id)), others }, what });
};

/** 'Not the same, said Kavita on 21/11/2026'. */
export const saidNot = (name: string, day: string): DuplicateReason => {
  const by = name.split(' ')[0];
  return by ? of.saidNot({ by, day }) : of.somebodySaidNot({ day });
};
