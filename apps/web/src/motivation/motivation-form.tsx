import { namesOf } from '@angan/contract/kit/presented.ts';
import { type Motivation, motivationCalls } from '@angan/contract/motivation/motivation.ts';
import { motivationFields } from '@angan/contract/motivation/motivation-fields.ts';
import { dayAndMonth, dayOfYearTyped } from '@angan/domain/lookups/motivation/when-shown.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { usePlaceForm } from '../places/index.ts';
import { fieldsBody, fieldsDraft, fieldsMistakes, RecordFields } from '../records/index.ts';
import { FormDialog, TextField } from '../ui/form/index.ts';
import { motivationApi, plainFields } from './motivation-kind.ts';

interface Props {
  /** The message to change; a new one without. */
  id?: number;
  onClose: () => void;
  onOpen: (id: number) => void;
}

/** Adds a message, or changes the one that is open. */
export const MotivationForm = ({ id, ...rest }: Props) => {
  const { data } = useQuery({
    ...query(motivationCalls.get, { params: { id: id ?? 0 } }, { quiet: true }),
    enabled: id !== undefined,
  });
  return id !== undefined && !data ? null : <Fields motivation={data} {...rest} />;
};

const draftOf = (motivation: Motivation | undefined) => ({
  ...fieldsDraft(plainFields, motivation),
  ...(!motivation && { language: 'English' as const, is_active: true }),
  day: dayAndMonth(motivation?.day ?? null),
});
type Draft = ReturnType<typeof draftOf>;

const Fields = ({ motivation, onClose, onOpen }: Omit<Props, 'id'> & { motivation: Motivation | undefined }) => {
  const { draft, errors, busy, set, submit } = usePlaceForm({
    initial: draftOf(motivation),
    noun: 'motivation',
    mistakes: (now: Draft) => ({
      ...fieldsMistakes(plainFields, now),
      ...(now.quote.trim() === '' && { quote: t`Enter the message.` }),
      ...(dayOfYearTyped(now.day) === undefined && { day: t`Enter a day and a month, such as 15/08.` }),
    }),
    save: (now) => {
      const body = { ...fieldsBody(plainFields, now), day: dayOfYearTyped(now.day) ?? null };
      return motivation
        ? motivationApi.update({ params: { id: motivation.id }, body })
        : motivationApi.create({ body });
    },
    said: () => (motivation ? t`Message saved` : t`Message added`),
    onSaved: (row) => onOpen(row.id),
  });
  return (
    <FormDialog
      opened
      title={motivation ? t`Edit motivation` : t`Add motivation`}
      submit={motivation ? t`Save` : t`Add motivation`}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <RecordFields
        fields={motivationFields}
        names={namesOf(motivationFields)}
        draft={draft}
        set={set}
        errors={errors}
        stacked
        autoFocus="quote"
        special={{
          day: () => (
            <TextField
              label={word(motivationFields.day.label)}
              hint={word(motivationFields.day.hint ?? '')}
              value={draft.day}
              error={errors.day}
              onChange={(day) => set({ day })}
            />
          ),
        }}
      />
    </FormDialog>
  );
};
