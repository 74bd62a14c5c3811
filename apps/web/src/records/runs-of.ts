import type { FieldWidth } from './kind-field.tsx';

/** Fields of one width that stand beside each other. */
export interface FieldRun<Name extends string> {
  /** Its first field's name when it was made. */
  readonly key: string;
  readonly width: FieldWidth;
  readonly names: readonly Name[];
}

/** The runs of some fields. A run keeps the key that it had before, while it is as wide and one of its fields is still in it. */
export const runsOf = <Name extends string>(
  names: readonly Name[],
  widthOf: (name: Name) => FieldWidth,
  before: readonly FieldRun<Name>[],
): FieldRun<Name>[] => {
  const runs: { width: FieldWidth; names: Name[] }[] = [];
  for (const name of names) {
    const width = widthOf(name);
    const last = runs.at(-1);
    if (last && last.width === width && width !== 'whole') last.names.push(name);
    else runs.push({ width, names: [name] });
  }
  const taken = new Set<string>();
  const keys = runs.map((run) => {
    const same = before.find(
      ({ key, width, names }) =>
        !taken.has(key) && width === run.width && names.some((name) => run.names.includes(name)),
    );
    if (same) taken.add(same.key);
    return same?.key;
  });
  const fresh = (name: string): string => (taken.has(name) ? fresh(`${name}'`) : name);
  return runs.map((run, at) => {
    const key = keys[at] ?? fresh(run.names[0]!);
    taken.add(key);
    return { key, ...run };
  });
};
