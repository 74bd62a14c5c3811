import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { IconArrowMerge, IconFilter, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../core/language/index.ts';
import { RowMenu, rowLink } from '../../ui/data-list/index.ts';
import { ByRule } from '../by-rule.tsx';
import { ruleSentence, useRuleNames } from '../rules/index.ts';
import type { NamedRow } from './kinds.ts';
import styles from './names.module.css';

interface Props {
  row: NamedRow;
  /** Contacts that have it; undefined while it is not known. */
  count: number | undefined;
  /** The contacts that have it. */
  href: string;
  onRule?: (() => void) | undefined;
  onRename?: ((name: string) => void) | undefined;
  onMerge?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** One name: how many contacts have it, and what may be done with it. Renamed where it stands. */
export const NameRow = ({ row, count, href, onRule, onRename, onMerge, onDelete }: Props) => {
  const names = useRuleNames();
  const [editing, setEditing] = useState(false);
  const actions = [
    ...(onRule ? [{ label: t`Change the rule`, icon: <IconFilter size={16} />, run: onRule }] : []),
    ...(onRename ? [{ label: t`Rename`, icon: <IconPencil size={16} />, run: () => setEditing(true) }] : []),
    ...(onMerge ? [{ label: t`Merge into another`, icon: <IconArrowMerge size={16} />, run: onMerge }] : []),
    ...(onDelete ? [{ label: t`Delete`, icon: <IconTrash size={16} />, run: onDelete, danger: true }] : []),
  ];
  return (
    <tr>
      <td>
        {editing && onRename ? (
          <Rename name={row.name} onDone={() => setEditing(false)} onRename={onRename} />
        ) : (
          <span className={styles.name}>
            {row.name}
            {row.rule && <ByRule />}
          </span>
        )}
        {row.rule && <p className={styles.sentence}>{ruleSentence(row.rule, names)}</p>}
      </td>
      <td className={styles.count}>
        {count === undefined ? null : count === 0 ? (
          <span className={styles.none}>0</span>
        ) : (
          <Link {...rowLink} to={href} aria-label={t`${count} contacts in ${row.name}`}>
            {formatNumber(count)}
          </Link>
        )}
      </td>
      {actions.length > 0 && (
        <td className={styles.action}>
          <RowMenu row={row} label={t`Actions for ${row.name}`} actions={actions} />
        </td>
      )}
      <td className={styles.rest} />
    </tr>
  );
};

interface RenameProps {
  name: string;
  onRename: (name: string) => void;
  onDone: () => void;
}

/** Enter or leaving the field saves, Esc keeps the old name. */
const Rename = ({ name, onRename, onDone }: RenameProps) => {
  const [text, setText] = useState(name);
  const isLeft = useRef(false);
  const leave = (save: boolean) => {
    if (isLeft.current) return;
    isLeft.current = true;
    const typed = text.trim();
    onDone();
    if (save && typed !== '' && typed !== name) onRename(typed);
  };
  return (
    <TextInput
      className={styles.rename}
      aria-label={t`New name of ${name}`}
      value={text}
      maxLength={60}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => leave(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave(true);
        if (event.key === 'Escape') leave(false);
      }}
    />
  );
};
