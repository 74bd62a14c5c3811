import type { Identity } from './names/identity.ts';
import type { Random } from './random.ts';

/** An address at a domain that is set aside for examples and reaches nobody. */
export const emailOf = ({ first, last }: Identity, random: Random): string => {
  const [a, b] = [first.latin, last.latin].map((word) => word.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const year = random.int(62, 99);
  const local = random.pick([
    `${a}.${b}`,
    `${a}.${b}`,
    `${a}${b}${year}`,
    `${a}_${b}`,
    `${a!.slice(0, 1)}${b}${year}`,
    `${b}.${a}`,
  ]);
  return `${local}@${random.pick(['example.in', 'example.com'])}`;
};
