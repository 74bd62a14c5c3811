import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, client, useCall } from '../core/api/index.ts';
import { useDraft } from '../core/drafts/index.ts';
import { word } from '../core/language/index.ts';
import { FormDialog } from '../ui/form/index.ts';
import { inPlace } from '../ui/in-place.tsx';
import styles from './contact-form.module.css';
import { ManyRow } from './many-row.tsx';
import {
  emptyRow,
  emptyRows,
  hasDuplicates,
  type ManyErrors,
  maxRows,
  refusalOf,
  rowErrors,
  sentRow,
} from './many-rows.ts';

const api = client(contactCalls);
const none: ManyErrors = { rows: [] };

interface Props {
  opened: boolean;
  /** Where a whole list is brought in, for who has more than five. */
  imports: string | undefined;
  onClose: () => void;
}

/** Spec 2.4: three to five people in one go, all or none of them. */
export const AddMany = ({ opened, imports, onClose }: Props) => {
  const { draft: rows, change, clear, isKept } = useDraft('contact:many', emptyRows);
  const [errors, setErrors] = useState(none);
  const add = useCall(() => api.bulkCreate({ body: rows.map(sentRow) }), {
    success: word(contactTexts.manyCreated),
    changes: ['contact'],
    onSuccess: () => {
      clear();
      setErrors(none);
      onClose();
    },
    failure: (error) => (error instanceof ApiError && error.status === 0 ? word(contactTexts.manyFailed) : undefined),
    onError: (error) => setErrors(refusalOf(error)),
  });
  const submit = () => {
    const found = rowErrors(rows);
    const form = hasDuplicates(rows) ? word(contactTexts.duplicateMobiles) : undefined;
    setErrors({ rows: found, form });
    if (!form && found.every((row) => Object.keys(row).length === 0)) add.mutate();
  };
  return (
    <FormDialog
      opened={opened}
      size="wide"
      title={t`Add Multiple Contacts`}
      submit={t`Add Contacts`}
      busy={add.isPending}
      error={errors.form}
      note={isKept ? t`What you typed is kept.` : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.rows}>
        {inPlace(rows, (row, at) => (
          <ManyRow
            number={at + 1}
            row={row}
            errors={errors.rows[at] ?? {}}
            onChange={(next) => change(rows.with(at, next))}
            onRemove={at >= emptyRows.length ? () => change(rows.toSpliced(at, 1)) : undefined}
          />
        ))}
        {rows.length < maxRows && (
          <Button
            className={styles.more}
            size="xs"
            variant="transparent"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => change([...rows, emptyRow])}
          >
            {t`Add More Contact`}
          </Button>
        )}
        {imports && (
          <p className={styles.imports}>
            <Trans>
              More than {maxRows}? <Link to={imports}>Import a list</Link>
            </Trans>
          </p>
        )}
      </div>
    </FormDialog>
  );
};
