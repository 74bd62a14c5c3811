import { t } from '@lingui/core/macro';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { CheckList } from './check-list.tsx';
import { FilterChip } from './filter-bar.tsx';
import type { Choice } from './form/index.ts';
import styles from './multi-filter.module.css';
import { usePhone } from './screen.ts';
import { useFollowing } from './use-following.ts';
import { useWhenReached } from './use-when-reached.ts';

interface Props {
  label: string;
  choices: readonly Choice[];
  /** What the list is filtered by now. */
  chosen: readonly number[];
  onSearch: (chosen: number[]) => void;
}

const shownAtMost = 2;
const popover = async () => (await import('./filter-popover.tsx')).FilterPopover;

/**
 * A filter of several values that is put together first and applied with its own Search button. On a phone it is a
 * chip whose sheet has the button.
 */
export const MultiFilter = ({ label, choices, chosen, onSearch }: Props) => {
  const phone = usePhone();
  const [opened, setOpened] = useState(false);
  const { whole, button, reach } = useWhenReached(popover);
  const [picked, setPicked] = useFollowing([...chosen]);
  const changed = [...picked].sort().join() !== [...chosen].sort().join();
  const names = (ids: readonly number[]) =>
    ids.map((id) => choices.find((choice) => choice.id === id)?.label ?? `#${id}`);
  const search = () => {
    setOpened(false);
    if (changed) onSearch(picked);
  };
  const list = <CheckList label={label} choices={choices} chosen={picked} onChange={setPicked} />;
  if (phone) {
    const [first, ...more] = names(chosen);
    return (
      <FilterChip
        label={label}
        value={first === undefined ? '' : more.length > 0 ? `${first} +${more.length}` : first}
        done={t`Search`}
        onClear={() => onSearch([])}
        onDone={search}
      >
        {list}
      </FilterChip>
    );
  }
  const field = (
    <div className={styles.field}>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => {
          reach();
          setOpened(!opened);
        }}
      >
        <span className={styles.label}>{label}</span>
      </button>
      {picked.slice(0, shownAtMost).map((id, at) => (
        <span key={id} className={styles.picked}>
          <span className={styles.name}>{names(picked)[at]}</span>
          {choices.find((choice) => choice.id === id)?.note}
          <button
            type="button"
            className={styles.drop}
            aria-label={t`Take out ${names(picked)[at] ?? ''}`}
            onClick={() => setPicked(picked.filter((one) => one !== id))}
          >
            <IconX aria-hidden />
          </button>
        </span>
      ))}
      {picked.length > shownAtMost && <span className={styles.more}>+{picked.length - shownAtMost}</span>}
      <IconChevronDown className={styles.chevron} aria-hidden />
    </div>
  );
  return (
    <fieldset className={styles.filter} aria-label={label}>
      {whole ? (
        <whole.Whole
          label={label}
          chip={field}
          takesFocus={whole.hadFocus ? button : undefined}
          opened={opened}
          onClose={() => setOpened(false)}
          isAsWide
        >
          {list}
        </whole.Whole>
      ) : (
        field
      )}
      <button type="button" className={styles.go} disabled={!changed} onClick={search}>
        {t`Search`}
      </button>
    </fieldset>
  );
};
