import type { MigrationColumn } from '@angan/contract/imports/data-migration.ts';
import { plainHeader, similarity } from './header.ts';

/** How one kind of record is told by its headers and by what stands in the columns. */
export interface Guide<Target extends string> {
  /** The target of a header by its name, in plain form; undefined where it is not known. */
  readonly byHeader: (plain: string) => Target | undefined;
  /** All names that are known, for headers that are nearly one of them. */
  readonly names: readonly string[];
  /** What a column holds, by its values; undefined where they do not tell. */
  readonly byValues: (values: readonly string[]) => Target | undefined;
  /** Whether values may stand in a column of this target: a header that is only similar must not contradict them. */
  readonly fits: (target: Target, values: readonly string[]) => boolean;
  /** Whether no value at all may stand in a column of this target, however well its header is known. */
  readonly isDenied: (target: Target, values: readonly string[]) => boolean;
  /** For what nobody knows. */
  readonly unknown: Target;
}

export interface Guess<Target extends string> {
  readonly target: Target;
  readonly guessed_by: MigrationColumn['guessed_by'];
}

/** Which part of the values something holds of; 0 where there are none. */
export const share = (values: readonly string[], holds: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length;

const alike = 0.85;

/** What a column becomes: by the name of its header, by a name that is similar, by what stands in it (domain 6.5). */
export const guessColumn = <Target extends string>(
  header: string,
  values: readonly string[],
  guide: Guide<Target>,
): Guess<Target> => {
  const plain = plainHeader(header);
  const known = guide.byHeader(plain);
  if (known && !guide.isDenied(known, values)) return { target: known, guessed_by: 'header' };
  const near = nearest(plain, guide.names);
  const similar = near && guide.byHeader(near);
  if (similar && guide.fits(similar, values)) return { target: similar, guessed_by: 'similar header' };
  const told = guide.byValues(values);
  return told ? { target: told, guessed_by: 'values' } : { target: guide.unknown, guessed_by: '' };
};

/** The known name that is most similar, if it is similar enough. Short words and other beginnings are others. */
const nearest = (plain: string, names: readonly string[]): string | undefined => {
  if (plain.length < 4) return undefined;
  let best: { name: string; score: number } | undefined;
  for (const name of names) {
    const isOther = name[0] !== plain[0] || Math.abs(name.length - plain.length) > plain.length / 2;
    if (name.length < 4 || isOther) continue;
    const score = similarity(plain, name);
    if (score >= alike && score > (best?.score ?? 0)) best = { name, score };
  }
  return best?.name;
};
