import { type ExportFormat, exportFormats, exportLimits } from '@angan/contract/contacts/contact-exports.ts';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { formatNumber, perLanguage } from '../../core/language/index.ts';
import { useRunsTheOffice } from '../../core/session/index.ts';
import { ChoiceChips, FormDialog } from '../../ui/form/index.ts';
import type { Chosen } from '../bulk/use-bulk-change.ts';
import type { ContactList } from '../use-contact-list.ts';
import styles from './export.module.css';
import { ExportFile } from './export-file.tsx';
import { useExports } from './use-exports.ts';

interface Props {
  list: Pick<ContactList, 'isFiltered' | 'filteredBy' | 'ordering' | 'countText'> & {
    data: { count: number } | undefined;
  };
  /** Contacts that were chosen one by one; without them all that the list shows are meant. */
  ids: readonly number[] | undefined;
  onClose: () => void;
}

const hints = perLanguage<Record<ExportFormat, string>>(() => ({
  CSV: t`For any spreadsheet, and to bring the list in again.`,
  XLSX: t`For Excel: numbers stay as they are, the first row stays in sight.`,
  vCard: t`For the address book of a phone.`,
}));

/** Takes a list out into a file: which contacts, in what format; and the files of the last days. */
export const ExportDialog = ({ list, ids, onClose }: Props) => {
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const { files, error, start, refusal } = useExports();
  const whole = useRunsTheOffice();
  const chosen: Chosen = ids ? { ids: [...ids] } : { filters: list.filteredBy };
  return (
    <FormDialog
      opened
      title={t`Export contacts`}
      submit={t`Export`}
      busy={start.isPending}
      error={refusal}
      note={t`Files are kept for ${exportLimits.keptDays} days.`}
      onSubmit={() => start.mutate({ format, chosen, ordering: list.ordering })}
      onClose={onClose}
    >
      <p className={styles.what}>
        {whatWords(list, ids)}
        {!whole &&
          ` ${t`Numbers are shown by their last three digits, and contacts of the Owner/Co-Owner are left out.`}`}
      </p>
      <ChoiceChips
        label={t`Format`}
        choices={exportFormats.map((id) => ({ id, label: id }))}
        chosen={[format]}
        required
        onChange={([next]) => next && setFormat(next)}
      />
      <p className={styles.hint}>{hints()[format]}</p>
      {error && <p className={styles.problem}>{t`The files of the last days did not load.`}</p>}
      {files && files.length > 0 && (
        <section aria-label={t`Files`}>
          <h3 className={styles.filesTitle}>{t`Files`}</h3>
          <ul className={`list-unstyled ${styles.files}`} aria-live="polite">
            {files.map((file) => (
              <ExportFile key={file.id} file={file} />
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
};

/** 'All 1,482 contacts.', 'The 41 contacts that match.', 'The 3 selected contacts.' */
const whatWords = (list: Props['list'], ids: readonly number[] | undefined): string => {
  if (ids)
    return plural(ids.length, {
      one: 'The selected contact.',
      other: `The ${formatNumber(ids.length)} selected contacts.`,
    });
  const total = list.data?.count;
  if (total === undefined) return '';
  if (!list.isFiltered)
    return plural(total, { one: 'The one contact.', other: `All ${formatNumber(total)} contacts.` });
  return plural(total, {
    one: 'The contact that matches.',
    other: `The ${list.countText(total)} contacts that match.`,
  });
};
