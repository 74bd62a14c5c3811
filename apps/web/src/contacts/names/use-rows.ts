import { useMemo } from 'react';
import { perLanguage } from '../../core/language/index.ts';
import { type Names, useNames } from '../../core/names/index.ts';
import type { Kind, NamedRow } from './kinds.ts';

const byName = perLanguage(() => new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true }));

/** The rows of a list by name. */
export const useRows = (kind: Kind): NamedRow[] => {
  const rows = useNames((names) => names[kind.lookup]);
  return useMemo(
    () =>
      (rows as readonly ({ id: number } & Record<string, unknown>)[])
        .map((row) => ({ id: row.id, name: String(row[kind.field]), rule: row.rule as NamedRow['rule'] }))
        .sort((a, b) => byName().compare(a.name, b.name)),
    [rows, kind],
  );
};

/** Shows another name at once, or with null takes the row away; gives back what puts the list as it was. */
export const showRow = (kind: Kind, id: number, name: string | null) => {
  const before = useNames.getState()[kind.lookup];
  const next = (before as readonly { id: number }[]).flatMap((row) =>
    row.id !== id ? row : name === null ? [] : { ...row, [kind.field]: name },
  );
  useNames.setState({ [kind.lookup]: next } as Partial<Names>);
  return () => useNames.setState({ [kind.lookup]: before } as Partial<Names>);
};
