import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconDownload,
  IconPlus,
  IconSquareCheck,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';

interface Props {
  /** Missing where the person may not. */
  onAdd: ((what: 'one' | 'many') => void) | undefined;
  onExport: (() => void) | undefined;
}

/** What can be done with the list as a whole, at the right of its title. */
export const HeadButtons = ({ onAdd, onExport }: Props) => (
  <>
    {onExport && (
      <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={onExport}>
        Export
      </Button>
    )}
    {onAdd && (
      <>
        <Button leftSection={<IconUsers size={16} aria-hidden />} onClick={() => onAdd('many')}>
          Multi Contact
        </Button>
        <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onAdd('one')}>
          Add Contact
        </Button>
      </>
    )}
  </>
);

/** The same for a phone, where choosing has to begin somewhere too. */
export const HeadIcons = ({ onAdd, onExport, onSelect }: Props & { onSelect: (() => void) | undefined }) => (
  <>
    {onAdd && (
      <>
        <ActionIcon aria-label="Multi Contact" onClick={() => onAdd('many')}>
          <IconUsers size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Add Contact" onClick={() => onAdd('one')}>
          <IconUserPlus size={22} aria-hidden />
        </ActionIcon>
      </>
    )}
    {(onExport || onSelect) && (
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label="More">
            <IconDotsVertical size={22} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onSelect && (
            <Menu.Item leftSection={<IconSquareCheck size={18} aria-hidden />} onClick={onSelect}>
              Select
            </Menu.Item>
          )}
          {onExport && (
            <Menu.Item leftSection={<IconDownload size={18} aria-hidden />} onClick={onExport}>
              Export
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    )}
  </>
);
