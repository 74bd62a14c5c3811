import { type ExportFormat, exportFormats, exportLimits } from '@angan/contract/contacts/contact-exports.ts';
import { useState } from 'react';
import { useRunsTheOffice } from '../../core/session/index.ts';
import { ChoiceChips, FormDialog } from '../../ui/form/index.ts';
import { contactsWord } from '../bulk/bulk-words.ts';
import type { Chosen } from '../bulk/use-bulk-change.ts';
import type { ContactList } from '../use-contact-list.ts';
import styles from './export.module.css';
import { ExportFile } from './export-file.tsx';
import { useExports } from './use-exports.ts';

interface Props {
  list: ContactList;
  /** Contacts that were chosen one by one; without them all that the list shows are meant. */
  ids: readonly number[] | undefined;
  onClose: () => void;
}

const hints: Record<ExportFormat, string> = {
  CSV: 'For any spreadsheet, and to bring the list in again.',
  XLSX: 'For Excel: numbers stay as they are, the first row stays in sight.',
  vCard: 'For the address book of a phone.',
};

/** Takes a list out into a file: which contacts, in what format; and the files of the last days. */
export const ExportDialog = ({ list, ids, onClose }: Props) => {
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const { files, error, start, refusal } = useExports();
  const whole = useRunsTheOffice();
  const chosen: Chosen = ids ? { ids: [...ids] } : { filters: list.filteredBy };
  return (
    <FormDialog
      opened
      title="Export contacts"
      submit="Export"
      busy={start.isPending}
      error={refusal}
      note={`Files are kept for ${exportLimits.keptDays} days.`}
      onSubmit={() => start.mutate({ format, chosen, ordering: list.ordering })}
      onClose={onClose}
    >
      <p className={styles.what}>
        {whatWords(list, ids)}
        {!whole && ' Numbers are shown by their last three digits, and contacts of the Owner/Co-Owner are left out.'}
      </p>
      <ChoiceChips
        label="Format"
        choices={exportFormats.map((id) => ({ id, label: id }))}
        chosen={[format]}
        required
        onChange={([next]) => next && setFormat(next)}
      />
      <p className={styles.hint}>{hints[format]}</p>
      {error && <p className={styles.problem}>The files of the last days did not load.</p>}
      {files && files.length > 0 && (
        <section aria-label="Files">
          <h3 className={styles.filesTitle}>Files</h3>
          <ul className={styles.files} aria-live="polite">
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
const whatWords = (list: ContactList, ids: readonly number[] | undefined): string => {
  if (ids)
    return ids.length === 1 ? 'The selected contact.' : `The ${contactsWord(ids.length).replace(' ', ' selected ')}.`;
  const total = list.data?.count;
  if (total === undefined) return '';
  if (!list.isFiltered) return total === 1 ? 'The one contact.' : `All ${contactsWord(total)}.`;
  return total === 1 ? 'The contact that matches.' : `The ${list.countText(total)} contacts that match.`;
};
