import { contactLimits } from '@angan/contract/contacts/contact-fields.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { withoutEnd } from '@angan/domain/ends.ts';
import { isForeign, isLandline, latinDigits, mobileOf, numbersIn } from './numbers.ts';
import type { Draft } from './person.ts';
import { oneLine } from './words.ts';

/** The numbers of a row and its name without them, as phones name people whom nobody named; why it is refused, if it is. */
export const readMobiles = (given: string, cells: readonly string[], { told, rest }: Pick<Draft, 'told' | 'rest'>) => {
  const read = cells.map(numbersIn);
  const { name, numbers } = withoutNumbers(given);
  const all = [...new Set([...read.flatMap((one) => one.mobiles), ...numbers])];
  const others = read.flatMap((one) => one.others);
  const lost = read.flatMap((one) => one.lost);
  const mobiles = all.slice(0, contactLimits.numbers);
  const more = all.slice(contactLimits.numbers);
  if (mobiles.length === 0) return { name, mobiles, refusals: [...whyNone(others, lost)] };
  if (numbers.length) told.push(reasons.numberInName);
  told.push(...lost.map((number) => reasons.digitsLost({ number })));
  if (others.length) told.push(reasons.otherNumbers({ numbers: others.join(', ') }));
  if (more.length) told.push(reasons.tooManyNumbers);
  rest.push(...linesOf([...more, ...others]));
  return { name, mobiles, refusals: [] };
};

/** Numbers that no field takes, as what they are. */
const linesOf = (numbers: readonly string[]): string[] => {
  const kindOf = (one: string) => (isForeign(one) ? 'Foreign number' : isLandline(one) ? 'Landline' : 'Other numbers');
  return [...Map.groupBy(numbers, kindOf)].map(([kind, all]) => `${kind}: ${all.join(', ')}`);
};

const whyNone = (others: readonly string[], lost: readonly string[]) => {
  if (lost.length) return lost.map((number) => reasons.digitsLost({ number }));
  return [others.length ? reasons.noUsableMobile({ numbers: others.join(', ') }) : reasons.noMobile];
};

const withoutNumbers = (given: string) => {
  const numbers: string[] = [];
  const name = latinDigits(given).replaceAll(/(?:\+|\b00)?\d[\d\s().-]{8,}\d/g, (run) => {
    const mobile = mobileOf(run);
    if (mobile === undefined) return run;
    numbers.push(mobile);
    return ' ';
  });
  return { name: numbers.length ? withoutEnd(oneLine(name.replaceAll(/\(\s*\)/g, '')), /[\s,:-]/) : given, numbers };
};
