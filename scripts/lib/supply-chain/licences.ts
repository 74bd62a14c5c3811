import satisfies from 'spdx-satisfies';
import type { Locked } from './lock.ts';

/** Licences that a library of ours may have, by their SPDX ids. A new one is added here by whoever answers for it. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // Lists of names, read by tools of ours and not shipped.
  'CC-BY-3.0',
  // Fonts, which are shipped as they are.
  'OFL-1.1',
  // Used as it comes and never changed: libraries that are linked when the program runs (libvips), and files of their own.
  'LGPL-3.0-or-later',
  'MPL-2.0',
];

/** Packages that name no licence in package.json, with the one that their LICENSE file holds. */
const readByHand: Record<string, string> = { 'png-js@2.0.0': 'MIT' };

export const licenceOf = ({ name, version, license }: Locked): string | undefined =>
  license ?? readByHand[`${name}@${version}`];

const isAllowed = (licence: string): boolean => {
  try {
    return satisfies(licence, allowedLicences);
  } catch {
    // No SPDX expression, such as 'SEE LICENSE IN …': somebody has to read it.
    return false;
  }
};

/** A sentence for each package whose licence is not allowed, or not known. */
export const refusedLicences = (packages: readonly Locked[]): string[] =>
  packages.flatMap((one) => {
    const licence = licenceOf(one);
    if (licence === undefined) return [`${one.name} ${one.version} names no licence.`];
    return isAllowed(licence) ? [] : [`${one.name} ${one.version} has the licence ${licence}, which is not allowed.`];
  });
