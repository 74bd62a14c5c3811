import { noteCalls } from '@angan/contract/notes/notes.ts';
import { t } from '@lingui/core/macro';
import { Button, Textarea } from '@mantine/core';
import { useCall } from '../core/api/index.ts';
import { useDraft } from '../core/drafts/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { orKeep } from '../core/waiting/index.ts';
import { contactPath } from '../records/index.ts';
import { personName } from '../ui/person-name.ts';
import styles from './contact-panel.module.css';

/** Letters of a note at most, as the call has it. */
const most = 2000;

/** Writes a note on the contact; it appears at the top of the timeline. Ctrl Enter saves. */
export const NoteBox = ({ contact, name }: { contact: number; name: string }) => {
  const formName = `note:contact:${contact}`;
  const whole = useRunsTheOffice();
  const { draft, change, clear } = useDraft(formName, '');
  const create = () =>
    orKeep(
      noteCalls.create,
      { body: { text: draft.trim(), link: { kind: 'contact', id: contact } } },
      {
        title: t`Note on ${personName(name)}`,
        detail: draft.trim(),
        changes: ['note'],
        mend: { path: contactPath(contact, whole), draft: { name: formName, value: draft } },
      },
    );
  const write = useCall(create, { changes: ['note'], onSuccess: clear, onKept: clear });
  const save = () => {
    if (draft.trim() !== '' && !write.isPending) write.mutate();
  };
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Textarea
        className={styles.noteText}
        aria-label={t`Add a note`}
        placeholder={t`Add a note`}
        minRows={1}
        maxRows={6}
        maxLength={most}
        value={draft}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <kbd className={styles.keys}>{t`Ctrl Enter`}</kbd>
      <Button type="submit" size="xs" disabled={draft.trim() === ''} loading={write.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
};
