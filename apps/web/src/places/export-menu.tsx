import { exportRight, type ListExport, type SheetFormat, sheetFormats } from '@angan/contract/kit/list-export.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { client, useCall } from '../core/api/index.ts';
import { saveBase64 } from '../core/platform/index.ts';
import { useMay } from '../core/session/index.ts';

interface Props {
  call: ListExport;
  /** The list as it is filtered and ordered. */
  asked: object;
  /** A sign alone, where room is short. */
  small?: boolean;
}

/** Takes the list out into a file, for who may. */
export const ExportMenu = ({ call, asked, small = false }: Props) => {
  const may = useMay(exportRight);
  const api = client({ write: call });
  const write = useCall((format: SheetFormat) => api.write({ body: { ...asked, format } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  if (!may) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {small ? (
          <ActionIcon aria-label={t`Export`} loading={write.isPending}>
            <IconDownload size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <Button leftSection={<IconDownload size={16} aria-hidden />} loading={write.isPending}>
            {t`Export`}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {sheetFormats.map((format) => (
          <Menu.Item key={format} onClick={() => write.mutate(format)}>
            {format}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
