import { t } from '@lingui/core/macro';
import { Modal, VisuallyHidden } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useBackCloses } from '../../ui/back-closes.ts';
import { usePhone } from '../../ui/screen.ts';
import type { Item } from './items.ts';
import styles from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { useItems } from './use-items.ts';

const optionId = (item: Item) => `palette-${item.id.replace(/\W/g, '-')}`;

/** Finds any screen, command and contact from one field. */
export const Palette = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const phone = usePhone();
  useBackCloses(opened, onClose);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      yOffset={phone ? 0 : '12vh'}
      fullScreen={phone}
      size="36rem"
      padding={0}
      attributes={{ content: { 'aria-label': t`Search or jump to` } }}
    >
      {/* Drawn anew each time it opens, with an empty field. */}
      <Search phone={phone} onClose={onClose} />
    </Modal>
  );
};

const Search = ({ phone, onClose }: { phone: boolean; onClose: () => void }) => {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { items, note } = useItems(text);
  const current = items[Math.min(at, items.length - 1)];

  const move = (steps: number) => items.length > 0 && setAt((at + steps + items.length) % items.length);
  const choose = (item: Item) => {
    onClose();
    item.run();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <IconSearch aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={current ? optionId(current) : undefined}
          aria-label={t`Search or jump to`}
          placeholder={t`Search or jump to`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={steer}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {phone ? <VisuallyHidden>{t`Close`}</VisuallyHidden> : <VisuallyHidden>{t`Close:`} </VisuallyHidden>}
          {phone ? <IconX aria-hidden /> : <kbd>{t`Esc`}</kbd>}
        </button>
      </div>
      <PaletteList items={items} current={current} optionId={optionId} onPoint={setAt} onChoose={choose} />
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
};
