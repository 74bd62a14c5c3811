import { t } from '@lingui/core/macro';
import { Autocomplete, Button } from '@mantine/core';
import { Dialog } from '../dialog.tsx';
import { errorLine, TextField } from '../form/index.ts';
import { written } from './edits.ts';
import styles from './grid.module.css';
import { lastValue, withLastValue } from './many.ts';
import type { CellNote, GridColumn, GridRow, RowNotes } from './types.ts';

interface Props {
  row: GridRow;
  index: number;
  columns: readonly GridColumn[];
  notes: RowNotes;
  onChange: (row: GridRow) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** One row as a form. What is typed stands as it is until the row is left. */
export const RowSheet = ({ row, index, columns, notes, onChange, onPrevious, onNext, onClose }: Props) => {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Row ${index + 1}`}
      footer={
        <>
          <Button disabled={!onPrevious} onClick={onPrevious}>
            {t`Previous`}
          </Button>
          <Button disabled={!onNext} onClick={onNext}>
            {t`Next`}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t`Done`}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {notes[''] && <p className={styles.rowNote}>{notes[''].text}</p>}
        {columns.map((column) => (
          <SheetField
            key={column.key}
            column={column}
            row={row}
            note={notes[column.key]}
            onType={(text) => onChange(written(row, [], { [column.key]: text }))}
          />
        ))}
      </div>
    </Dialog>
  );
};

interface FieldProps {
  column: GridColumn;
  row: GridRow;
  note: CellNote | undefined;
  onType: (text: string) => void;
}

const SheetField = ({ column, row, note, onType }: FieldProps) => {
  const { label, required = false, hint, suggest, many, inputMode } = column;
  const value = row.cells[column.key] ?? '';
  const shared = {
    label,
    required,
    value,
    error: note?.tone === 'bad' ? note.text : undefined,
    hint: note?.tone === 'warn' ? note.text : hint,
    onChange: onType,
    ...(inputMode === 'numeric' && { inputMode }),
  };
  const lines = suggest?.(many ? lastValue(value) : value.trim(), row.cells) ?? [];
  const choices = lines
    .filter((line) => !line.create)
    .map((line) => (many ? withLastValue(value, line.label) : line.label));
  return (
    <>
      {suggest ? (
        <Autocomplete
          label={label}
          required={required}
          value={value}
          error={errorLine(shared.error)}
          description={shared.hint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="off"
          data={[...new Set(choices)]}
          filter={({ options }) => options}
          onChange={onType}
        />
      ) : (
        <TextField {...shared} />
      )}
      {note?.create && (
        <Button size="xs" onClick={note.create}>
          {t`Create?`}
        </Button>
      )}
    </>
  );
};
