import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './filter-bar.module.css';
import { MenuWhenReached } from './menu-when-reached.tsx';

interface Props {
  labels: readonly string[];
  onChoose: (label: string) => void;
}

/** Brings up one of the filters that are not in sight, found by a part of its name. */
export const MoreFilters = ({ labels, onChoose }: Props) => {
  const [text, setText] = useState('');
  const found = labels.filter((label) => label.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <MenuWhenReached
      position="bottom-start"
      onClose={() => setText('')}
      trapFocus
      className={styles.moreList}
      button={(props) => (
        <button {...props} type="button" className={styles.moreFilters}>
          <IconPlus aria-hidden />
          {t`More filters`}
        </button>
      )}
    >
      {(Menu) => (
        <>
          <TextInput
            data-autofocus
            aria-label={t`Find a filter`}
            placeholder={t`Find a filter`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {found.map((label) => (
            <Menu.Item key={label} onClick={() => onChoose(label)}>
              {label}
            </Menu.Item>
          ))}
          {found.length === 0 && <p className={styles.noFilter}>{t`Nothing named so`}</p>}
        </>
      )}
    </MenuWhenReached>
  );
};
