import {
  type NoteColour,
  type NoteKind,
  noteColours,
  noteLimits,
  noteVisibilities,
} from '@angan/contract/notes/note-lists.ts';
import { type Note, noteCalls } from '@angan/contract/notes/notes.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { momentAt, timeOf, wordChoices } from '../records/index.ts';
import { ChoiceChips, DayField, FieldPair, FormDialog, TextAreaField, TimeField } from '../ui/form/index.ts';
import styles from './notes.module.css';

const api = client(noteCalls);
const morning = '11:00';

interface Props {
  /** The note to change; a new one where there is none. */
  note?: Note | undefined;
  /** The record that a new one is on. */
  link?: { kind: NoteKind; id: number } | undefined;
  onClose: () => void;
}

/** Writes a note: what, in which colour, whether it stays on top, for whose eyes, and when it reminds. */
export const NoteDialog = ({ note, link, onClose }: Props) => {
  const runsTheOffice = useRunsTheOffice();
  const [text, setText] = useState(note?.text ?? '');
  const [colour, setColour] = useState<NoteColour>(note?.colour ?? 'Yellow');
  const [visibility, setVisibility] = useState(note?.visibility ?? 'Team');
  const [pinned, setPinned] = useState(note?.is_pinned ?? false);
  const [remindAt, setRemindAt] = useState<string | null>(note?.remind_at ?? null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const body = {
    text: text.trim(),
    colour,
    visibility,
    is_pinned: pinned,
    ...(remindAt !== (note?.remind_at ?? null) && { remind_at: remindAt }),
  };
  const save = useCall(
    () =>
      note ? api.update({ params: { id: note.id }, body }) : api.create({ body: { ...body, link: link ?? null } }),
    { success: t`Note saved`, changes: ['note'], onFieldErrors: setErrors, onSuccess: onClose },
  );
  const restore = useCall((id: number) => api.restore({ params: { id } }), { changes: ['note'] });
  const remove = useCall((id: number) => api.remove({ params: { id } }), {
    success: t`Note deleted`,
    changes: ['note'],
    undo: (_, id) => restore.mutate(id),
    onSuccess: onClose,
  });
  const choices = wordChoices(runsTheOffice ? noteVisibilities : noteVisibilities.slice(0, 2));
  return (
    <FormDialog
      opened
      title={note ? t`Note` : t`Add note`}
      submit={t`Save`}
      busy={save.isPending || remove.isPending}
      error={errors.link}
      onSubmit={() => {
        if (text.trim() === '') setErrors({ text: t`Write the note first.` });
        else save.mutate();
      }}
      onClose={onClose}
    >
      <TextAreaField
        label={t`Note`}
        value={text}
        onChange={setText}
        maxLength={noteLimits.text}
        rows={[3, 10]}
        error={errors.text}
      />
      <ChoiceChips
        label={t`Colour`}
        choices={wordChoices(noteColours)}
        chosen={[colour]}
        required
        onChange={([next]) => setColour(next!)}
      />
      <ChoiceChips
        label={t`Who sees it`}
        choices={choices}
        chosen={[visibility]}
        required
        onChange={([next]) => setVisibility(next!)}
      />
      <Checkbox
        label={t`Pin to the top`}
        checked={pinned}
        onChange={(event) => setPinned(event.currentTarget.checked)}
      />
      <FieldPair>
        <DayField
          label={t`Remind me on`}
          value={remindAt ? dayInIndia(remindAt) : ''}
          error={errors.remind_at}
          onChange={(day) => setRemindAt(day ? momentAt(day, remindAt ? timeOf(remindAt) : morning) : null)}
        />
        {remindAt && (
          <TimeField
            label={t`At`}
            value={timeOf(remindAt)}
            onChange={(time) => setRemindAt(momentAt(dayInIndia(remindAt), time))}
          />
        )}
      </FieldPair>
      {note && (
        <div className={styles.foot}>
          <Button size="xs" color="red" onClick={() => remove.mutate(note.id)}>
            {t`Delete note`}
          </Button>
        </div>
      )}
    </FormDialog>
  );
};
