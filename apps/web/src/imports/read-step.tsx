import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ErrorState } from '../ui/states.tsx';
import { ImportFrame } from './import-frame.tsx';
import type { OpenImport } from './open-import.ts';
import { problemWords } from './problem-words.ts';
import { Working } from './working.tsx';

/** The file is here and is being read, or could not be. */
export const ReadStep = ({ migration: { status, file_name, problem, progress }, frame }: OpenImport) => (
  <ImportFrame
    {...frame}
    buttons={
      status === 'Failed' && (
        <Button component={Link} variant="filled" to="?step=upload">
          {t`Choose another file`}
        </Button>
      )
    }
  >
    {status === 'Failed' ? (
      <ErrorState title={t`The file could not be read.`}>{problemWords(problem)}</ErrorState>
    ) : (
      <Working title={t`Reading the file`} label={t`Reading ${file_name}`} progress={progress} rows />
    )}
  </ImportFrame>
);
