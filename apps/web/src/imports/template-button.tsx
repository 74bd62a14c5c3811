import { dataMigrationCalls, type MigrationKind } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { client, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { saveBase64 } from '../core/platform/index.ts';

const api = client(dataMigrationCalls);

/** Saves an empty workbook of a kind, as a link to it would. */
export const TemplateButton = ({ kind }: { kind: MigrationKind }) => {
  const take = useCall(() => api.template({ query: { kind } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={take.isPending}
      onClick={() => take.mutate()}
    >
      {t`Template for ${word(kind).toLowerCase()}`}
    </Button>
  );
};
