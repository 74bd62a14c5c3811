import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { Item } from './items.ts';
import styles from './palette.module.css';

interface Props {
  items: Item[];
  current: Item | undefined;
  optionId: (item: Item) => string;
  onPoint: (index: number) => void;
  onChoose: (item: Item) => void;
}

/** The lines under the field, by group. The keyboard steers them from the field. */
export const PaletteList = ({ items, current, optionId, onPoint, onChoose }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const currentId = current && optionId(current);
  useEffect(() => {
    current?.prefetch?.();
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [current, currentId]);
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <div id="palette-list" role="listbox" aria-label={t`Results`} className={styles.list} ref={list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element of its own
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} aria-hidden="true">
            {group}
          </div>
          {items.map((item, index) =>
            item.group === group ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and steers
              <div
                key={item.id}
                id={optionId(item)}
                role="option"
                aria-selected={item === current}
                className={styles.option}
                onPointerMove={() => onPoint(index)}
                onClick={() => onChoose(item)}
              >
                <span className={`truncate ${styles.label}`}>{item.label}</span>
                {item.hint && <span className={styles.hint}>{item.hint}</span>}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
};
