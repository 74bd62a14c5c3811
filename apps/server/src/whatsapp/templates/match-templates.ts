import { metaName } from '@angan/domain/whatsapp/templates/index.ts';
import type { MetaColumns } from './meta-columns.ts';
import type { TemplateRow } from './template-row.ts';

/** Meta has one template of a name in a language at a time, whatever its id. */
const placeOf = ({ template_name, language }: Pick<TemplateRow, 'template_name' | 'language'>): string =>
  `${metaName(template_name)}\n${language}`;

/**
 * Those that count where Meta lists a name in a language twice: one that was deleted stands there for some time beside
 * the one that was made in its place. Pages that shifted while they were read list one twice, too.
 */
export const currentOf = (listed: readonly MetaColumns[]): MetaColumns[] => {
  const current = new Map<string, MetaColumns>();
  for (const columns of listed) {
    const before = current.get(placeOf(columns));
    // The newest come first.
    if (!before || (before.status === 'DISABLED' && columns.status !== 'DISABLED'))
      current.set(placeOf(columns), columns);
  }
  return [...current.values()];
};

/**
 * The row of ours that a template of Meta's is: by its id, else a draft of the same name and words, whose submission
 * reached Meta while its answer never came, else the one whose place it took: deleted at Meta and made anew there, it has
 * another id. A draft of other words stays a draft. `current`: what Meta has, as currentOf leaves it.
 */
export const matcher = (rows: readonly TemplateRow[], current: readonly MetaColumns[]) => {
  const ids = new Set(current.map((columns) => columns.waba_template_id));
  const submitted = rows.filter((row) => row.waba_template_id !== null);
  const byId = new Map(submitted.map((row) => [row.waba_template_id!, row]));
  const gone = new Map(submitted.filter((row) => !ids.has(row.waba_template_id!)).map((row) => [placeOf(row), row]));
  const wordsOf = (row: Pick<TemplateRow, 'template_name' | 'language' | 'body' | 'footer'>) =>
    [placeOf(row), row.body, row.footer].join('\n');
  const drafts = new Map(rows.filter((row) => row.waba_template_id === null).map((row) => [wordsOf(row), row]));
  return (columns: MetaColumns): TemplateRow | undefined =>
    byId.get(columns.waba_template_id) ?? drafts.get(wordsOf(columns)) ?? gone.get(placeOf(columns));
};
