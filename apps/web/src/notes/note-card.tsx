import type { Note } from '@angan/contract/notes/notes.ts';
import { t } from '@lingui/core/macro';
import { IconBell, IconPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate, formatDateTime, word } from '../core/language/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { contactPath, dealPath, inquiryPath, loanPath, projectPath, propertyPath } from '../records/light.ts';
import styles from './notes.module.css';

interface Props {
  note: Note;
  /** Opens it to be changed. */
  onEdit?: (() => void) | undefined;
  onReach?: (() => void) | undefined;
  /** On its record the way there is left out. */
  bare?: boolean;
}

/** A note: its colour, what it says, when it reminds, who else reads it, and the record that it is on. */
export const NoteCard = ({ note, onEdit, onReach, bare = false }: Props) => {
  const whole = useRunsTheOffice();
  const { link } = note;
  const paths = {
    contact: [t`Contact`, (id: number) => contactPath(id, whole)],
    property: [t`Property`, propertyPath],
    inquiry: [t`Inquiry`, inquiryPath],
    project: [t`Project`, projectPath],
    deal: [t`Deal`, dealPath],
    loan: [t`Loan`, loanPath],
    society: [t`Society`, (id: number) => `/societyList?id=${id}`],
  } as const;
  const [label, to] = paths[link?.kind ?? 'contact'];
  return (
    <li className={styles.card} data-colour={note.colour}>
      {onEdit && note.may_edit ? (
        <button type="button" className={styles.text} onPointerEnter={onReach} onClick={onEdit}>
          {note.text}
        </button>
      ) : (
        <p className={styles.text}>{note.text}</p>
      )}
      <p className={styles.more}>
        {note.is_pinned && (
          <span className={styles.fact}>
            <IconPin size={14} aria-hidden />
            {t`Pinned`}
          </span>
        )}
        {note.remind_at && (
          <span className={styles.fact}>
            <IconBell size={14} aria-hidden />
            {formatDateTime(note.remind_at)}
          </span>
        )}
        {note.visibility !== 'Team' && <span>{word(note.visibility)}</span>}
        <span>{formatDate(note.created_date)}</span>
        {link && !bare && <Link to={to(link.id)}>{label}</Link>}
      </p>
    </li>
  );
};
