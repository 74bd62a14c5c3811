import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconDotsVertical,
  IconDownload,
  IconFileImport,
  IconPlus,
  IconSquareCheck,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { MenuWhenReached } from '../ui/menu-when-reached.tsx';
import styles from './contacts-screen.module.css';

interface Props {
  /** Where a whole list is brought in. */
  imports?: string | undefined;
  /** Missing where the person may not. */
  onAdd: ((what: 'one' | 'many') => void) | undefined;
  onExport: (() => void) | undefined;
}

/** Where the list is narrow beside an open record, the picture says it alone. */
const wordGivesWay = { section: styles.shrinkIcon ?? '', label: styles.shrinkWord ?? '' };

/** What can be done with the list as a whole, at the right of its title. */
export const HeadButtons = ({ imports, onAdd, onExport }: Props) => (
  <>
    {imports && (
      <Button
        component={Link}
        to={imports}
        aria-label={t`Import`}
        leftSection={<IconFileImport size={16} aria-hidden />}
        classNames={wordGivesWay}
      >
        {t`Import`}
      </Button>
    )}
    {onExport && (
      <Button
        aria-label={t`Export`}
        leftSection={<IconDownload size={16} aria-hidden />}
        classNames={wordGivesWay}
        onClick={onExport}
      >
        {t`Export`}
      </Button>
    )}
    {onAdd && (
      <>
        <Button leftSection={<IconUsers size={16} aria-hidden />} onClick={() => onAdd('many')}>
          {t`Multi Contact`}
        </Button>
        <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onAdd('one')}>
          {t`Add Contact`}
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
        <ActionIcon aria-label={t`Multi Contact`} onClick={() => onAdd('many')}>
          <IconUsers size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t`Add Contact`} onClick={() => onAdd('one')}>
          <IconUserPlus size={22} aria-hidden />
        </ActionIcon>
      </>
    )}
    {(onExport || onSelect) && (
      <MenuWhenReached
        position="bottom-end"
        button={(props) => (
          <ActionIcon aria-label={t`More`} {...props}>
            <IconDotsVertical size={22} aria-hidden />
          </ActionIcon>
        )}
      >
        {(Menu) => (
          <>
            {onSelect && (
              <Menu.Item leftSection={<IconSquareCheck size={18} aria-hidden />} onClick={onSelect}>
                {t`Select`}
              </Menu.Item>
            )}
            {onExport && (
              <Menu.Item leftSection={<IconDownload size={18} aria-hidden />} onClick={onExport}>
                {t`Export`}
              </Menu.Item>
            )}
          </>
        )}
      </MenuWhenReached>
    )}
  </>
);
