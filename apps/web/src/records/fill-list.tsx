import type { MigrationKind } from '@angan/contract/imports/kinds.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMay } from '../core/session/index.ts';
import { PasteLink } from './paste-link.tsx';

/**
 * What fills an empty list sooner than adding one after the other: a message that came, a list that is kept elsewhere, or
 * made-up properties to try it with.
 */
export const FillList = ({ kind }: { kind: MigrationKind }) => {
  const mayImport = useMay('migration:import');
  const imports = `/datamigration?step=upload&kind=${kind}`;
  return (
    <>
      <PasteLink />
      {mayImport && (
        <Button component={Link} to={imports} leftSection={<IconFileImport size={16} aria-hidden />}>
          {t`Import a list`}
        </Button>
      )}
      {mayImport && kind === 'Properties' && (
        <Button component={Link} to={`${imports}&sample=one`} variant="subtle">
          {t`Try with a sample list`}
        </Button>
      )}
    </>
  );
};
