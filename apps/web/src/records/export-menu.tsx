import type { ListExport } from '@angan/contract/kit/list-export.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { MenuWhenReached } from '../ui/menu-when-reached.tsx';
import { useListExport } from './use-list-export.ts';

interface Props {
  call: ListExport;
  /** The list as it is filtered and ordered. */
  asked: object;
  /** A sign alone, where room is short. */
  small?: boolean;
}

/** Takes the list out into a file, for who may. */
export const ExportMenu = ({ call, asked, small = false }: Props) => {
  const { formats, busy } = useListExport(call, asked);
  if (formats.length === 0) return null;
  return (
    <MenuWhenReached
      position="bottom-end"
      button={(props) =>
        small ? (
          <ActionIcon {...props} aria-label={t`Export`} loading={busy}>
            <IconDownload size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <Button {...props} leftSection={<IconDownload size={16} aria-hidden />} loading={busy}>
            {t`Export`}
          </Button>
        )
      }
    >
      {(Menu) =>
        formats.map(({ label, run }) => (
          <Menu.Item key={label} onClick={run}>
            {label}
          </Menu.Item>
        ))
      }
    </MenuWhenReached>
  );
};
