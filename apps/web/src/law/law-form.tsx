import type { Fields } from '@angan/contract/kit/presented.ts';
import { type LawRow, lawCalls } from '@angan/contract/law/law.ts';
import { lawFields } from '@angan/contract/law/law-fields.ts';
import type { Law } from '@angan/domain/law.ts';
import { typedDay } from '@angan/domain/typed-day.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { fieldsBody, fieldsDraft, fieldsMistakes, RecordFields } from '../records/index.ts';
import { DayField, FormDialog, TextField, useFieldErrors } from '../ui/form/index.ts';
import { lawTitles } from './law-words.ts';

const api = client(lawCalls);

interface Props {
  law: Law;
  /** The row that is changed; undefined for a new one. */
  row: LawRow | undefined;
  onClose: () => void;
}

/** A row of law, typed: its day, what it says, and where that was read. */
export const LawForm = ({ law, row, onClose }: Props) => {
  const fields: Fields = lawFields[law];
  const [draft, setDraft] = useState<Record<string, unknown>>(() => fieldsDraft(fields, row?.facts));
  const [day, setDay] = useState(row?.valid_from ?? '');
  const [source, setSource] = useState(row?.source ?? '');
  const { errors, refuse, settle } = useFieldErrors();
  const save = useCall(
    () => {
      const body = { valid_from: typedDay(day) ?? '', source, facts: fieldsBody(fields, draft as never) };
      return row ? api.update({ params: { id: row.id }, body }) : api.create({ body: { ...body, law } });
    },
    { changes: ['law_row'], success: t`Row saved`, onFieldErrors: refuse, onSuccess: onClose },
  );
  return (
    <FormDialog
      opened
      size="wide"
      title={row ? t`Change: ${lawTitles()[law]}` : t`Add: ${lawTitles()[law]}`}
      submit={t`Save row`}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        const wrong = fieldsMistakes(fields, draft as never);
        refuse(wrong);
        if (Object.keys(wrong).length === 0) save.mutate();
      }}
    >
      <DayField
        label={t`Holds from`}
        value={day}
        error={errors.valid_from}
        onChange={(next) => {
          setDay(next);
          settle({ valid_from: next });
        }}
      />
      <RecordFields
        fields={fields}
        names={Object.keys(fields)}
        draft={draft}
        set={(change) => {
          setDraft((now) => ({ ...now, ...change }));
          settle(change);
        }}
        errors={errors}
      />
      <TextField
        label={t`Source`}
        required
        hint={t`The act, notification or page, with its date`}
        value={source}
        error={errors.source}
        onChange={(next) => {
          setSource(next);
          settle({ source: next });
        }}
      />
    </FormDialog>
  );
};
