import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { ImportFrame } from './import-frame.tsx';
import type { OpenImport } from './open-import.ts';
import { Working } from './working.tsx';

/** It runs, with or without anybody looking. */
export const ImportStep = ({ migration: { file_name, progress }, frame }: OpenImport) => (
  <ImportFrame
    {...frame}
    buttons={
      <Button variant="filled" onClick={frame.onBack}>
        {t`Go on working`}
      </Button>
    }
  >
    <Working title={t`Importing`} label={t`Importing ${file_name}`} progress={progress} rows>
      {t`You can go on working; this goes on without you. The result stands in the list of imports.`}
    </Working>
  </ImportFrame>
);
