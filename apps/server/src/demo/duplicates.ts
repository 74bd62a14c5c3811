import type { DemoContact } from './contact.ts';
import type { Mobiles } from './mobiles.ts';
import { nickname, otherScript, plainName } from './names/identity.ts';
import type { Random } from './random.ts';

/** The same person, added again by somebody who did not look first: in another script, by a nickname, with a new number. */
export const duplicateOf = (
  original: DemoContact,
  { age, created_by }: Pick<DemoContact, 'age' | 'created_by'>,
  mobiles: Mobiles,
  random: Random,
): DemoContact => {
  const who = original.who!;
  const number = original.mobiles[0]!;
  const way = random.pick(['script', 'nickname', 'number'] as const);
  const inOther = plainName(who, otherScript(who));
  const name = { script: inOther, nickname: nickname(who, random, original.facts.area), number: plainName(who) }[way];
  return {
    ...original,
    age,
    created_by,
    // A nickname may come out as the name it stands for.
    name: name === original.name ? inOther : name,
    mobiles: way === 'number' ? [mobiles.local(), number] : [number],
    email: '',
    address: random.chance(0.3) ? original.facts.area : '',
    source: random.pick(['WhatsApp', 'Phone call', 'Facebook', '99acres', undefined]),
    comment: random.pick(['', '', 'Same as before?', 'Came again through another portal', 'Old customer, asked again']),
    groups: original.groups.slice(0, 1),
    locked_contact: false,
    story: undefined,
  };
};
