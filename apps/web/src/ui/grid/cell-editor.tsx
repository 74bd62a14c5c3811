import { Popover } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './grid.module.css';
import { lastValue, withLastValue } from './many.ts';
import type { Cells, GridColumn, Suggestion } from './types.ts';

/** Where to go once the cell is written. */
export type Onward = 'stay' | 'down' | 'up' | 'next' | 'back';

interface Props {
  column: GridColumn;
  cells: Cells;
  label: string;
  /** The key that began the writing; undefined: goes on with what stands there. */
  typed: string | undefined;
  onDone: (text: string, onward: Onward) => void;
  onCancel: () => void;
}

const onwardOf = ({ key, shiftKey }: KeyboardEvent): Onward | undefined => {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'back' : 'next';
  return undefined;
};

/** The one cell that is being written, with what it may be under it. */
export const CellEditor = ({ column, cells, label, typed, onDone, onCancel }: Props) => {
  const list = useId();
  const [text, setText] = useState(typed ?? cells[column.key] ?? '');
  const [at, setAt] = useState<number>();
  const sought = column.many ? lastValue(text) : text.trim();
  const lines = column.suggest?.(sought, cells) ?? [];
  // What is typed takes the likeliest line; what only stood there is left as it is.
  const isTyped = typed !== undefined || text !== (cells[column.key] ?? '');
  const likeliest = isTyped && sought !== '' && lines[0] && !lines[0].create && !lines[0].asked ? 0 : -1;
  const chosen = at ?? likeliest;
  // Told once: the field loses the focus as well when it goes away.
  const isOver = useRef(false);
  const done = (written: string, onward: Onward) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(written, onward);
  };
  const taken = (line: Suggestion) => (column.many ? withLastValue(text, line.label) : line.label);
  const take = (line: Suggestion, onward: Onward) => {
    if (!line.create) return done(taken(line), onward);
    done(text, 'stay');
    line.create();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const onward = onwardOf(event);
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (onward) {
      const line = lines[chosen];
      if (line) take(line, onward);
      else done(text, onward);
    } else if (lines.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      setAt((chosen + (event.key === 'ArrowDown' ? 1 : -1) + lines.length) % lines.length);
    else return;
    event.preventDefault();
  };
  return (
    <Popover
      opened={lines.length > 0}
      position="bottom-start"
      offset={2}
      withinPortal
      withRoles={false}
      returnFocus={false}
      trapFocus={false}
    >
      <Popover.Target>
        <input
          className={styles.input}
          data-right={column.right || undefined}
          aria-label={label}
          value={text}
          autoComplete="off"
          spellCheck={false}
          inputMode={column.inputMode}
          // biome-ignore lint/a11y/noAutofocus: it comes where somebody has just begun to write
          autoFocus
          {...(column.suggest && {
            role: 'combobox',
            'aria-expanded': lines.length > 0,
            'aria-controls': list,
            'aria-autocomplete': 'list' as const,
            'aria-activedescendant': lines[chosen] ? `${list}-${chosen}` : undefined,
          })}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAt(undefined);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => done(text, 'stay')}
        />
      </Popover.Target>
      <Popover.Dropdown className={styles.lines}>
        <div role="listbox" id={list} aria-label={column.label}>
          {lines.map((line, index) => (
            <div
              key={line.label}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              className={styles.line}
              aria-selected={index === chosen}
              data-create={line.create ? true : undefined}
              // Before the cell loses the focus, and with it what is written.
              onMouseDown={(event) => {
                event.preventDefault();
                take(line, 'stay');
              }}
            >
              {line.asked ?? line.label}
            </div>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
