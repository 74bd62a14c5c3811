import { t } from '@lingui/core/macro';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useKeys } from '../core/keys/index.ts';
import styles from './search-field.module.css';
import { useFollowing } from './use-following.ts';

interface Props {
  placeholder: string;
  /** What the list is searched for now. */
  value: string;
  /** May answer what of the text is left in the box, once the rest has become filters. */
  onSearch: (text: string) => unknown;
  /** The list is loading: the button rests meanwhile. Enter goes on searching, so that nothing typed is lost. */
  busy?: boolean;
}

/**
 * A search box with its own button. It searches on a click or Enter, not while typing; the button rests while the box
 * is empty, and emptying the box brings the whole list back.
 */
export const SearchField = ({ placeholder, value, onSearch, busy = false }: Props) => {
  const [text, setText] = useFollowing(value);
  const box = useRef<HTMLInputElement>(null);
  useKeys({ '/': { label: t`Search this list`, run: () => box.current?.focus() } });
  const type = (next: string) => {
    setText(next);
    if (next === '' && value !== '') onSearch('');
  };
  const search = async () => {
    if (text.trim() === '') return;
    const left = await onSearch(text.trim());
    if (typeof left === 'string') setText(left);
  };
  return (
    <search className={styles.place}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <IconSearch className={styles.glass} aria-hidden />
        <input
          ref={box}
          className={styles.box}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={placeholder}
          placeholder={placeholder}
          value={text}
          maxLength={200}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            // The form hears of Enter only while its button is not at rest.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void search();
          }}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label={t`Clear the search`} onClick={() => type('')}>
            <IconX aria-hidden />
          </button>
        )}
        <button type="submit" className={styles.go} disabled={busy || text.trim() === ''}>
          {t`Search`}
        </button>
      </form>
    </search>
  );
};
